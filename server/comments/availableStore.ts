import type { LogError } from '../answers/failures';
import { ApiError } from '../api/protocol/apiError';
import type { CommentStore } from './store';

const unavailable = (cause: unknown) =>
  new ApiError('unavailable', 'The comments cannot be reached right now.', undefined, { cause });

/** A password in a connection address would be told to everyone who reads the log. */
const withoutSecrets = (text: string) => text.replace(/:\/\/\S+@/g, '://(secret)@');
const messageOf = (error: unknown) =>
  withoutSecrets(error instanceof Error ? error.message : String(error)) || 'no reason given';

/** At most one line each while a database is away, however many visitors ask. */
const LOG_PAUSE = 10_000;

export type AvailableStore = CommentStore & {
  /** Opens the engine before somebody waits for it. Whatever is wrong with it stands in the log. */
  readonly open: () => Promise<void>;
};

/**
 * A store whose engine is opened when it is first needed, and again after that failed: screens work
 * and the site starts without its database, and comments come back as soon as the database does.
 */
export function availableStore(
  openEngine: () => CommentStore | Promise<CommentStore>,
  logError: LogError,
  now: () => number = Date.now,
): AvailableStore {
  let opening: Promise<CommentStore> | undefined;
  let loggedAt = Number.NEGATIVE_INFINITY;

  const report = (error: unknown) => {
    if (now() - loggedAt < LOG_PAUSE) return;
    loggedAt = now();
    logError(`The comments are unavailable: ${messageOf(error)}`);
  };

  const engine = () => {
    opening ??= Promise.resolve()
      .then(openEngine)
      .catch((error: unknown) => {
        opening = undefined;
        throw error;
      });
    return opening;
  };

  const attempt = async <Result>(work: (store: CommentStore) => Promise<Result>) => {
    try {
      return await work(await engine());
    } catch (error) {
      report(error);
      throw unavailable(error);
    }
  };

  return {
    open: () => attempt(async () => {}).catch(() => {}),
    add: (comment, digest, judge) => attempt((store) => store.add(comment, digest, judge)),
    threads: (query) => attempt((store) => store.threads(query)),
    remove: (id, authorId) => attempt((store) => store.remove(id, authorId)),
    find: (id) => attempt((store) => store.find(id)),
    async *all(order) {
      yield* (await engine()).all(order);
    },
    close: async () => (await opening?.catch(() => undefined))?.close(),
  };
}
