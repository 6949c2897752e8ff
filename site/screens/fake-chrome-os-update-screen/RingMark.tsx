const colours = ['#db4437', '#f4b400', '#0f9d58', '#4285f4'];

export function RingMark({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 100 100" aria-hidden="true">
      <g fill="none" strokeWidth="19" transform="rotate(-130 50 50)">
        {colours.map((colour, quarter) => (
          <circle
            key={colour}
            cx="50"
            cy="50"
            r="38"
            stroke={colour}
            pathLength="100"
            strokeDasharray="23.4 76.6"
            strokeDashoffset={quarter * -25}
          />
        ))}
      </g>
      <circle cx="50" cy="50" r="16" fill="#4285f4" />
    </svg>
  );
}
