const letterD =
  'M0 0H32C51 0 61 11 61 29.5S51 59 32 59H0ZM17 14.5V44.5H30.5C39.5 44.5 43.5 39 43.5 29.5S39.5 14.5 30.5 14.5Z';
const letterV = 'M0 0H17.5L31 37.5 44.5 0H62L40 59H22Z';
const disc =
  'M100 68C154 68 199 74.5 199 83.5S154 99 100 99 1 92.5 1 83.5 46 68 100 68ZM100 78.5C84.5 78.5 73 80.5 73 83.5S84.5 88.5 100 88.5 127 86.5 127 83.5 115.5 78.5 100 78.5Z';

/** Our own word mark: three heavy slanted letters over a disc seen from the side. */
export function Logo() {
  return (
    <svg viewBox="0 0 200 100" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <g transform="skewX(-14)">
        <path d={letterD} transform="translate(17 1)" />
        <path d={letterV} transform="translate(78.5 1)" />
        <path d={letterD} transform="translate(144 1)" />
      </g>
      <path d={disc} />
    </svg>
  );
}
