import { parseArgs } from 'node:util';
import type { CommentStore } from '../../server/comments/store';
import { CommandError } from './commandError';
import { imported } from './import';
import { list, summary } from './list';
import { jsonLine, visible } from './visible';

const USAGE = `Comments of the site whose settings (DATA_DIR, DATABASE_URL) are in the environment:

  npm run comments -- list [--page /red-screen] [--limit 50]    the newest, with ids and authors
  npm run comments -- remove <id> …                             with the replies to them
  npm run --silent comments -- export > comments.jsonl          all of them, e-mail addresses included
  npm run comments -- import < comments.jsonl                   those of an export that are not there`;

const wrongUse = (reason: string) => new CommandError(`${reason}\n\n${USAGE}`);

async function* remove(store: CommentStore, ids: readonly string[]) {
  // All before any: a reply that goes with its comment was not unknown.
  const found = await Promise.all(ids.map((id) => store.find(id)));
  for (const comment of found) {
    if (!comment) continue;
    await store.remove(comment.id);
    yield comment.parentId === null ? 'Removed, with the replies to it:' : 'Removed:';
    yield* summary(comment);
  }
  const unknown = ids.filter((_, index) => !found[index]);
  if (unknown.length > 0) {
    throw new CommandError(`There is no comment ${unknown.map(visible).join(', ')}.`);
  }
}

async function* exported(store: CommentStore) {
  for await (const comment of store.all('oldest first')) yield jsonLine(comment);
}

function listOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: { page: { type: 'string' }, limit: { type: 'string', default: '50' } },
  });
  if (!/^[1-9]\d{0,5}$/.test(values.limit)) {
    throw wrongUse('--limit is a whole number from 1 to 999999.');
  }
  return { page: values.page, limit: Number(values.limit) };
}

/** Takes and gives lines. */
type Command = (store: CommentStore, input: AsyncIterable<string>) => AsyncIterable<string>;

function readArguments([name, ...rest]: readonly string[]): Command {
  if (name === 'list') {
    const options = listOptions(rest);
    return (store) => list(store, options);
  }
  if (name === 'remove' && rest.length > 0) return (store) => remove(store, rest);
  if (name === 'export' && rest.length === 0) return exported;
  if (name === 'import' && rest.length === 0) return imported;
  if (name === undefined) throw wrongUse('Say what to do.');
  throw wrongUse(`"${visible([name, ...rest].join(' '))}" cannot be done.`);
}

const isWrongArgument = (error: unknown): error is Error =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** What the arguments ask for; nothing is opened before they are understood. */
export function commandOf(args: readonly string[]): Command {
  try {
    return readArguments(args);
  } catch (error) {
    throw isWrongArgument(error) ? wrongUse(visible(error.message)) : error;
  }
}
