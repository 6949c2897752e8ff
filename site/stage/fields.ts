/** How one setting is read from the address and written back. Methods, so that fields of any type fit in one record. */
export type Field<T> = {
  default: T;
  /** `undefined` means: not a value of this field. */
  read(text: string): T | undefined;
  write(value: T): string;
  /** What the documentation says of it. */
  min?: number;
  max?: number;
  options?: readonly string[];
};

export type Fields = Readonly<Record<string, Field<unknown>>>;
export type Values<F extends Fields> = {
  [Name in keyof F]: F[Name] extends Field<infer T> ? T : never;
};

type Range = { min: number; max: number; default: number };

export function clamp(value: number, min: number, max: number) {
  return Math.min(max, Math.max(min, value));
}

export const integer = (range: Range): Field<number> => ({
  ...range,
  read(text) {
    const value = text.trim() === '' ? Number.NaN : Number(text);
    return Number.isFinite(value) ? clamp(Math.round(value), range.min, range.max) : undefined;
  },
  write: String,
});

export const hexColour = (standard: string): Field<string> => ({
  default: standard.toLowerCase(),
  read: (text) => readHex(text),
  write: (value) => value.slice(1),
});

/** Accepts `#abc`, `abc`, `#aabbcc` and `aabbcc`. */
export function readHex(text: string): string | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

export const choice = <T extends string>(options: readonly T[], standard: T): Field<T> => ({
  default: standard,
  options,
  read: (text) => options.find((option) => option === text),
  write: String,
});

export const flag = (standard: boolean): Field<boolean> => ({
  default: standard,
  read: (text) => (/^[01]$/.test(text) ? text === '1' : undefined),
  write: (value) => (value ? '1' : '0'),
});

/** Counted in code points: half an emoji is not a character. */
export const text = (standard: string, max: number): Field<string> => ({
  default: standard,
  max,
  read: (given) => [...given].slice(0, max).join(''),
  write: String,
});

export function readSettings<F extends Fields>(fields: F, query: string): Values<F> {
  const given = new URLSearchParams(query);
  const entries = Object.entries(fields).map(([name, field]) => {
    const text = given.get(name);
    return [name, (text === null ? undefined : field.read(text)) ?? field.default];
  });
  return Object.fromEntries(entries);
}

/** Leaves defaults out, so that the plain address stays plain, and keeps what is not a setting. */
export function writeSettings<F extends Fields>(fields: F, values: Values<F>, query = ''): string {
  const written = new URLSearchParams(query);
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    if (value === field.default) written.delete(name);
    else written.set(name, field.write(value));
  }
  const text = written.toString();
  return text && `?${text}`;
}
