import { expect, test } from 'vitest';
import guide from '../../docs/using.md?raw';
import type { Field, Fields } from '../stage/fields';
import type { ScreenPage } from '../stage/page';
import { pathsIn, settingsSections } from './guide';
import { lightOf, screenEntries } from './lookups';
import type { ScreenEntry } from './types';

type Row = { name: string; values: string; standard: string };

const code = (text: string) => `\`${text}\``;

const sections = settingsSections(guide);
const listed = sections.flatMap(pathsIn);

const rowsOf = (section: string): Row[] =>
  [...section.matchAll(/^\| `(\w+)`\s*\|([^|]*)\|([^|]*)\|[^|]*\|$/gm)].map(
    ([, name = '', values = '', standard = '']) => ({
      name,
      values: values.trim(),
      standard: standard.trim(),
    }),
  );

/** An example stands for values that cannot be listed: what it says must be what it reads. */
function isExample(field: Field<unknown>, values: string) {
  const example = /`([^`]+)`/.exec(values)?.[1] ?? '';
  const read = field.read(example);
  return read !== undefined && field.write(read) === example;
}

function valuesOf(field: Field<unknown>, said: string): string {
  const { options, min, max } = field;
  if (options) return options.map(code).join(', ');
  if (min !== undefined) return `${min}–${max}`;
  if (max !== undefined) return `up to ${max} characters`;
  if (field.read('1') === true) return '`0`, `1`';
  if (field.read('f00') === '#ff0000') return 'a hex code';
  return isExample(field, said) ? said : 'an example that can be read';
}

function standardOf(field: Field<unknown>, { color }: ScreenEntry): string {
  if (color && field.default === color.toLowerCase()) return 'its own';
  const written = field.write(field.default);
  return written === '' ? 'none' : code(written);
}

async function fieldsOf(entry: ScreenEntry): Promise<Fields> {
  const { fields } = await entry.components();
  return fields({ light: lightOf(entry), path: entry.path } as ScreenPage);
}

const screens = screenEntries();
/** `npm run missing` names the others. */
const documented = screens.filter(({ path }) => listed.includes(path));

test('the guide lists no screen twice, and none that does not exist', () => {
  expect([...listed].sort()).toEqual(documented.map(({ path }) => path).sort());
});

test.each(documented.map((entry) => [entry.path, entry] as const))(
  'the guide tells the truth about the settings of %s',
  async (path, entry) => {
    const said = rowsOf(sections.find((section) => pathsIn(section).includes(path)) ?? '');
    const fields = Object.entries(await fieldsOf(entry));
    const facts = fields.map(([name, field], at) => ({
      name,
      values: valuesOf(field, said[at]?.values ?? ''),
      standard: standardOf(field, entry),
    }));
    expect(said).toEqual(facts);
  },
);

test('no screen has a setting of the name by which links wait', async () => {
  for (const entry of screens) expect(Object.keys(await fieldsOf(entry))).not.toContain('wait');
});
