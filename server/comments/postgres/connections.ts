import { DatabaseError, Pool, type PoolClient } from 'pg';

const LIMITS = {
  max: 10,
  connectionTimeoutMillis: 3_000,
  /** For a database that no longer answers at all; one that does stops by itself after 5 s. */
  query_timeout: 8_000,
  /** After a fail-over the address may lead elsewhere. */
  maxLifetimeSeconds: 15 * 60,
};

/** Sent as statements: poolers such as PgBouncer refuse them among the parameters of a start. */
const SESSION = `
  set statement_timeout = '5s';
  set idle_in_transaction_session_timeout = '10s';
`;

/** Serialisation failure and deadlock: nothing happened, and the same again may succeed. */
const TRY_AGAIN = new Set(['40001', '40P01']);
const TRIES = 5;

const isWorthAnotherTry = (error: unknown) =>
  error instanceof DatabaseError && error.code !== undefined && TRY_AGAIN.has(error.code);

export function connectionsTo(url: string) {
  const pool = new Pool({
    ...LIMITS,
    connectionString: url,
    keepAlive: true,
    fallback_application_name: 'screenful',
    onConnect: (client) => client.query(SESSION).then(() => {}),
  });
  // An idle connection that broke is out of the pool already; unheard, the event would end the process.
  pool.on('error', () => {});

  async function attempt<T>(work: (client: PoolClient) => Promise<T>) {
    const client = await pool.connect();
    let isDone = false;
    // The pool stops listening while a connection is lent out.
    const ignore = () => {};
    client.on('error', ignore);
    try {
      await client.query('begin isolation level read committed');
      const result = await work(client);
      await client.query('commit');
      isDone = true;
      return result;
    } finally {
      client.off('error', ignore);
      // Closing the connection rolls back, whatever state it is in.
      const isToBeClosed = !isDone;
      client.release(isToBeClosed);
    }
  }

  return {
    pool,
    async transaction<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
      for (let left = TRIES - 1; ; left -= 1) {
        try {
          return await attempt(work);
        } catch (error) {
          if (left === 0 || !isWorthAnotherTry(error)) throw error;
        }
      }
    },
  };
}
