import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';

const [name = ''] = process.argv.slice(2);
const folder = `site/screens/${name}`;

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  stop(`"${name}" is no name for a screen. Use small letters, digits and dashes: lava-lamp`);
}
if (existsSync(folder)) stop(`${folder} exists already.`);

const component = name.replace(/(^|-)(\w)/g, (_, _dash, letter) => letter.toUpperCase());

const files: Record<string, string> = {
  'index.ts': `import { defineScreen } from '../../stage/screen';
import { ${component}Stage } from './Stage';
import { settings } from './settings';

export const screen = defineScreen({ settings: () => settings, mid: ${component}Stage });
`,
  'settings.ts': `import { integer } from '../../stage/settings';

export const settings = {
  speed: integer({ min: 1, max: 100, default: 50 }),
};

export type ${component}Fields = typeof settings;
`,
  'Stage.tsx': `import { useTranslations } from '../../i18n/translations';
import type { ScreenProps } from '../../stage/screen';
import { secondsForOneTurn } from './model';
import styles from './Stage.module.css';
import type { ${component}Fields } from './settings';

export function ${component}Stage({ settings }: ScreenProps<${component}Fields>) {
  const t = useTranslations('${name}.screen');
  const animationDuration = \`\${secondsForOneTurn(settings.speed)}s\`;
  return (
    <div className={styles.screen}>
      <p className={styles.text} style={{ animationDuration }}>
        {t('hello')}
      </p>
    </div>
  );
}
`,
  'Stage.module.css': `.screen {
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: #000;
  color: #fff;
}

.text {
  font-size: 10cqmin;
  animation: turn linear infinite;
}

@keyframes turn {
  to {
    rotate: 1turn;
  }
}
`,
  'model.ts': `/** From ten seconds at the lowest speed to one at the highest. */
export const secondsForOneTurn = (speed: number) => 10 - (9 * (speed - 1)) / 99;
`,
  'model.test.ts': `import { expect, test } from 'vitest';
import { secondsForOneTurn } from './model';

test('a higher speed turns faster', () => {
  expect(secondsForOneTurn(1)).toBe(10);
  expect(secondsForOneTurn(100)).toBe(1);
});
`,
  'words.d.ts': `import type words from '../../../words/en/${name}.json';

declare module '../../i18n/messages' {
  interface Messages {
    '${name}': typeof words;
  }
}
`,
};

await mkdir(folder);
for (const [file, text] of Object.entries(files)) await writeFile(`${folder}/${file}`, text);

const words = `words/en/${name}.json`;
const title = name.replace(/-/g, ' ').replace(/^./, (letter) => letter.toUpperCase());
const page = {
  name: title,
  purpose: 'Say in one line what it is good for.',
  meta: { title, description: 'Say for search results what visitors find here.' },
};
const known = existsSync(words) ? JSON.parse(await readFile(words, 'utf8')) : page;
const screen = known.screen ?? { hello: 'Hello' };
await writeFile(words, `${JSON.stringify({ ...known, screen }, null, 2)}\\n`);

console.log(`Made ${folder} and ${words}. What is left to do:
1. If the catalogue does not list it yet, add to site/catalogue/entries.ts:
   screen('screensaver', '/${name}', ['✨', '#888888']),
2. Translate ${words} into the other languages; "npm test" names what is missing.
3. npm run dev, then open /${name}. The contract is in site/screens/README.md.`);
