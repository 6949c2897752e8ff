export function RingMark({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 100 100" aria-hidden="true">
      <circle
        cx="50"
        cy="50"
        r="33"
        fill="none"
        stroke="currentColor"
        strokeWidth="13"
        pathLength="100"
        strokeDasharray="32 18"
        strokeDashoffset="-21.5"
      />
      <circle cx="84" cy="50" r="10.5" fill="currentColor" />
      <circle cx="16" cy="50" r="10.5" fill="currentColor" />
    </svg>
  );
}
