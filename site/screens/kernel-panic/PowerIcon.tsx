/** A ring that is open at the top, and a stroke through the gap. */
export const PowerIcon = ({ className }: { className: string | undefined }) => (
  <svg viewBox="0 0 64 64" className={className} fill="none" aria-hidden="true">
    <path d="M21.5 15.2a21 21 0 1 0 21 0M32 6v24" strokeWidth="6.5" strokeLinecap="round" />
  </svg>
);
