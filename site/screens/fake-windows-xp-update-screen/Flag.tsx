const panes = [
  {
    name: 'red',
    path: 'M14 15C28 4 41 4 55 13L47 47C34 38 21 38 6 48Z',
    from: '#ff8a4c',
    to: '#c8290c',
  },
  {
    name: 'green',
    path: 'M60 16C74 25 87 25 102 14L94 48C80 58 67 58 52 50Z',
    from: '#b7e04e',
    to: '#3f8f16',
  },
  {
    name: 'blue',
    path: 'M5 53C20 43 33 43 46 52L38 86C25 77 12 77 -3 87Z',
    from: '#8fb8ff',
    to: '#1f4fc4',
  },
  {
    name: 'yellow',
    path: 'M51 55C66 63 79 63 93 53L85 87C71 97 58 97 43 89Z',
    from: '#ffe36b',
    to: '#f0a30a',
  },
];

/** Four panes in the wind. */
export function Flag() {
  return (
    <g transform="translate(150 0)">
      {panes.map(({ name, path, from, to }) => (
        <g key={name}>
          <linearGradient id={`pane-${name}`} x1="0" y1="0" x2="0.9" y2="1">
            <stop offset="0" stopColor={from} />
            <stop offset="1" stopColor={to} />
          </linearGradient>
          <path d={path} fill={`url(#pane-${name})`} />
        </g>
      ))}
    </g>
  );
}
