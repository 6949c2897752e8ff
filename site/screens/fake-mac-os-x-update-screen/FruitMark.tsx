export function FruitMark({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 100 118" fill="currentColor" aria-hidden="true">
      <path d="M50 35C43 29 33 27 25 30 16 33 10 40 7 48A20 20 0 0 1 8 83C13 101 26 115 36 115 42 115 45 111 50 111 55 111 58 115 64 115 79 115 95 89 95 66 95 46 87 33 75 30 67 27 57 29 50 35Z" />
      <path d="M49 27C50 14 41 4 28 3 27 16 36 26 49 27Z" />
    </svg>
  );
}
