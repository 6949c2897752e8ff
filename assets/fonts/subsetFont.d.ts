/** What we use of it; it is installed only where fonts are made. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff' },
  ): Promise<Buffer>;
}
