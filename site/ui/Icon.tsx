const shapes = {
  fill: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  leave: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  close: 'M6 6l12 12M18 6L6 18',
  hide: 'M3 12s3.5-6 9-6c1.6 0 3 .5 4.2 1.2M21 12s-3.5 6-9 6c-1.6 0-3-.5-4.2-1.2M4 20L20 4',
  keys: 'M4 7h16v10H4zM8 11h.01M12 11h.01M16 11h.01M9 14h6',
  bare: 'M4 5h16v14H4z',
  share: 'M12 15V4M8 8l4-4 4 4M5 12v8h14v-8',
  play: 'M8 5v14l11-7z',
  pause: 'M8 5v14M16 5v14',
  restart: 'M4 12a8 8 0 1 0 2.5-5.8M4 4v5h5',
} as const;

export type IconName = keyof typeof shapes;

/** A shape that one part alone uses is given by that part, so that other pages need not load it. */
type Props = { name: IconName } | { shape: string };

/** Decoration beside or instead of a text: whoever uses it gives the control its name. */
export function Icon(props: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={'shape' in props ? props.shape : shapes[props.name]} />
    </svg>
  );
}
