import { columnsOf, wrap } from './wrap';

/** Where it went wrong this time. */
export type Stop = { code: string; address: string; driver: string; offset: string };

const stops: readonly [Stop, ...Stop[]] = [
  { code: '0E', address: '0028:C0011E36', driver: 'VMM(01)', offset: '00010E36' },
  { code: '0D', address: '0028:C00312A4', driver: 'VFAT(01)', offset: '0000A2A4' },
  { code: '0E', address: '0028:C029F3B8', driver: 'IFSMGR(03)', offset: '0000D3B8' },
  { code: '06', address: '0028:C003B60C', driver: 'VCACHE(01)', offset: '0000160C' },
  { code: '0E', address: '0028:C1468F52', driver: 'VREDIR(02)', offset: '00002F52' },
  { code: '00', address: '0028:C00DE914', driver: 'NDIS(05)', offset: '00005914' },
  { code: '0D', address: '0028:C0F27A61', driver: 'VPICD(01)', offset: '00000A61' },
];

/** Every key finds another fault, and after a few the old ones again. */
export const stopAfter = (keys: number): Stop => stops[keys % stops.length] ?? stops[0];

/** How long the display is black while it changes its mode; no key counts meanwhile. */
export const blackFor = 350;

export type Words = { title: string; fatal: string; choices: readonly string[]; prompt: string };
export type Place = { row: number; column: number };
export type Line = Place & { text: string; inverse?: true };
export type TextScreen = { columns: number; rows: number; lines: Line[]; cursor: Place };
export type Grid = {
  columns: number;
  /** As many as the text needs, if those are more. */
  rows: number;
  margin: number;
};

export const wideGrid: Grid = { columns: 80, rows: 25, margin: 4 };
export const narrowGrid: Grid = { columns: 40, rows: 0, margin: 2 };

const bullet = '*  ';

function choiceLines(choice: string, { columns, margin }: Grid): Omit<Line, 'row'>[] {
  const indent = columnsOf(bullet);
  return wrap(choice, columns - 2 * margin - indent).map((text, index) =>
    index === 0 ? { column: margin, text: bullet + text } : { column: margin + indent, text },
  );
}

const centre = (text: string, columns: number) => Math.floor((columns - columnsOf(text)) / 2);

/** Puts the words where a text mode of that size has them. */
export function textScreen({ title, fatal, choices, prompt }: Words, grid: Grid): TextScreen {
  const { columns, margin } = grid;
  const heading = ` ${title} `;
  const question = wrap(prompt, columns - 2 * margin - 2);
  const blank = { column: 0, text: '' };
  const all: Omit<Line, 'row'>[] = [
    { column: centre(heading, columns), text: heading, inverse: true },
    blank,
    ...wrap(fatal, columns - 2 * margin).map((text) => ({ column: margin, text })),
    blank,
    ...choices.flatMap((choice) => choiceLines(choice, grid)),
    blank,
    ...question.map((text) => ({ column: centre(`${text} _`, columns), text })),
  ];
  const rows = Math.max(grid.rows, all.length);
  const top = Math.floor((rows - all.length) / 2);
  const lines = all.map((line, index) => ({ ...line, row: top + index }));
  const last = lines.at(-1) ?? { row: 0, ...blank };
  return {
    columns,
    rows,
    lines: lines.filter(({ text }) => text !== ''),
    cursor: { row: last.row, column: last.column + columnsOf(last.text) + 1 },
  };
}
