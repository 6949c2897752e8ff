export type ByteRange = { readonly first: number; readonly last: number };

const SINGLE_RANGE = /^bytes=(\d*)-(\d*)$/i;

/** Undefined for a header that has to be ignored: several ranges, another unit or nonsense. */
export function byteRange(header: string, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from, to] = SINGLE_RANGE.exec(header) ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  if (from === '') return suffix(Number(to), size);
  if (to !== '' && Number(to) < Number(from)) return undefined;
  return satisfiable(Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1), size);
}

const suffix = (length: number, size: number) =>
  length === 0 ? 'unsatisfiable' : satisfiable(Math.max(0, size - length), size - 1, size);

const satisfiable = (first: number, last: number, size: number) =>
  first < size ? { first, last } : 'unsatisfiable';
