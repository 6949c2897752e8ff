import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { standardIcon } from '../../assets/icons/drawings';
import { isLocale, localeFacts } from '../../site/i18n/locales';
import { templateNames } from './names';
import { Refusal } from './refusal';

const types = ['prank', 'fake-update', 'screensaver'] as const;
export type NewScreenType = (typeof types)[number];
export type Wish = { slug: string; type: NewScreenType; icon: string };

type IsDrawn = (emoji: string) => boolean;

const command = 'npm run new-screen';
const example = `${command} lava-lamp`;
const longestName = 34;

/** Addresses that are no screen's to have. */
const reserved: Readonly<Record<string, string>> = {
  full: '/full/… are the screens alone',
  api: '/api/… is where the server answers',
  auth: '/auth/… is where people sign in',
  assets: '/assets/… are the scripts of the site',
  cards: '/cards/… are the pictures of shared links',
  'late-words': '/late-words/… is what the development server tells pages',
  [templateNames.slug]: 'that is what the template is called',
};

function readArguments(given: string[]) {
  try {
    return parseArgs({
      args: given,
      allowPositionals: true,
      options: {
        type: { type: 'string', default: 'screensaver' },
        icon: { type: 'string', default: standardIcon },
      },
    });
  } catch (reason) {
    const what = reason instanceof Error ? reason.message : String(reason);
    throw new Refusal(
      `${what}\nThe options are --type and --icon: ${example} -- --type prank --icon 🌋`,
    );
  }
}

const suggestionFor = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '')
    .slice(0, longestName) || 'lava-lamp';

function checkSpelling(name: string) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new Refusal(
      `"${name}" cannot be the name of a screen. It becomes a folder and an address, so it has ` +
        'small letters, digits and single dashes, and begins with a letter.\n' +
        `Try: ${command} ${suggestionFor(name)}`,
    );
  }
  if (name.length > longestName) {
    throw new Refusal(
      `"${name}" is too long: a page's name has room for ${longestName} characters, and this one ` +
        `has ${name.length}.\nTry: ${command} ${suggestionFor(name).replace(/-[^-]*$/, '')}`,
    );
  }
}

function whyReserved(root: string, name: string): string | undefined {
  if (isLocale(name)) return `/${name}/… are the pages in ${localeFacts(name).label}`;
  if (readdirSync(`${root}public`).includes(name)) return `/${name}/… are the files of public/`;
  return reserved[name];
}

function checkFree(root: string, name: string) {
  const why = whyReserved(root, name);
  if (why) {
    throw new Refusal(
      `"${name}" cannot be the name of a screen: ${why}.\n` +
        `Choose another one: ${command} ${name}-screen`,
    );
  }
  const taken = [`site/screens/${name}`, `words/en/${name}.json`, `tests/screens/${name}.test.ts`];
  const there = taken.find((path) => existsSync(root + path));
  const isListed = readFileSync(`${root}site/catalogue/entries.ts`, 'utf8').includes(`'/${name}'`);
  if (there || isListed) {
    throw new Refusal(
      `"${name}" is taken: ${there ? `${there} exists` : 'site/catalogue/entries.ts lists it'} ` +
        `already, and nothing was changed.\nChoose another one: ${command} my-${name}`,
    );
  }
}

function typeOf(text: string, name: string): NewScreenType {
  const type = types.find((one) => one === text);
  if (type) return type;
  const why = text === 'color' ? ' (colours share one screen and need no new one)' : '';
  throw new Refusal(
    `"${text}" is no type of screen that can be made${why}. The types are ${types.join(', ')}.\n` +
      `Try: ${command} ${name} -- --type screensaver`,
  );
}

function checkDrawn(isDrawn: IsDrawn, icon: string, name: string) {
  if (isDrawn(icon)) return;
  throw new Refusal(
    `There is no drawing of "${icon}". Icons are emoji as Twemoji draws them, one for each screen.\n` +
      `Try another one: ${command} ${name} -- --icon 🌋`,
  );
}

/** What the arguments ask for, or a refusal that says how to ask better. */
export function readWish(root: string, given: string[], isDrawn: IsDrawn): Wish {
  const { positionals, values } = readArguments(given);
  const [slug, ...more] = positionals;
  if (slug === undefined) {
    throw new Refusal(`A new screen needs a name, which becomes its address.\nTry: ${example}`);
  }
  if (more.length > 0) {
    throw new Refusal(
      `A screen has one name, but there are ${positionals.length} words here: ${positionals.join(' ')}. ` +
        'A name has dashes for spaces, and options stand after two dashes of their own.\n' +
        `Try: ${command} ${suggestionFor(positionals.join('-'))}, or ${example} -- --type prank`,
    );
  }
  checkSpelling(slug);
  checkFree(root, slug);
  const type = typeOf(values.type, slug);
  checkDrawn(isDrawn, values.icon, slug);
  return { slug, type, icon: values.icon };
}
