export function RingMark({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 100 100" fill="currentColor" aria-hidden="true">
      <g transform="rotate(-35 50 50)">
        <circle
          cx="50"
          cy="50"
          r="33"
          fill="none"
          stroke="currentColor"
          strokeWidth="13"
          pathLength="100"
          strokeDasharray="33 17"
          strokeDashoffset="-8.5"
        />
        <circle cx="86" cy="50" r="9.5" />
        <circle cx="14" cy="50" r="9.5" />
      </g>
    </svg>
  );
}
