import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { readOperatorSettings } from '../../contract/operatorSettings';
import { openStore } from '../../server/comments/openStore';
import { commandOf } from './command';

const { stdin, stdout } = process;

/** Only when somebody wants them: a loop in a shell keeps its own list there. */
async function* linesOfInput() {
  yield* createInterface({ input: stdin });
}

async function main() {
  const command = commandOf(process.argv.slice(2));
  const store = await openStore(readOperatorSettings(process.env));
  try {
    for await (const line of command(store, linesOfInput())) {
      if (!stdout.write(`${line}\n`)) await once(stdout, 'drain');
    }
  } finally {
    await store.close();
  }
}

const codeOf = (error: object) => ('code' in error ? String(error.code) : '');

/** A refused connection can have several causes and no message of its own. */
const reasonOf = (error: unknown) =>
  error instanceof Error ? error.message || codeOf(error) || error.name : String(error);

/** Only after what was printed has left; a driver that cannot let go must not keep the terminal. */
const exit = (code: number) => stdout.write('', () => process.exit(code));

/** A reader such as "head" that has seen enough is no failure. */
stdout.on('error', (error) => process.exit(codeOf(error) === 'EPIPE' ? 0 : 1));

main().then(
  () => exit(0),
  (error: unknown) => {
    console.error(reasonOf(error));
    exit(1);
  },
);
