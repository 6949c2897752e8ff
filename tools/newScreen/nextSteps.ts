import { siteLocales } from '../../site/i18n/locales';
import { namesOf } from './names';
import type { Wish } from './wish';

export function nextSteps({ slug, type }: Wish): string {
  const { title } = namesOf(slug);
  const made = [
    [`site/screens/${slug}/`, 'what it shows and what people can set'],
    [`words/en/${slug}.json`, 'what its page says'],
    [`tests/screens/${slug}.test.ts`, 'plays it in a browser'],
    ['site/catalogue/entries.ts', `one line more, the last ${type}`],
  ] as const;
  const width = Math.max(...made.map(([path]) => path.length)) + 3;
  return `
Made "${title}":
${made.map(([path, what]) => `  ${path.padEnd(width)}${what}`).join('\n')}

It works already: npm run dev, then open http://127.0.0.1:3000/${slug}

What is left to do:
  1. Draw it         site/screens/${slug}/Stage.tsx, Stage.module.css, model.ts
  2. Set it          site/screens/${slug}/fields.ts, Panel.tsx
  3. Say it          words/en/${slug}.json
  4. Play it         npm run play ${slug}
  5. Document it     docs/using.md, a section with its settings
  6. Photograph it   npm run art -- pictures ${slug}
  7. Translate it    words/<locale>/${slug}.json, ${siteLocales.length - 1} languages: docs/translating.md

npm run missing names every file and key that is still missing, npm test checks everything.
docs/adding-a-screen.md walks through each step.`;
}
