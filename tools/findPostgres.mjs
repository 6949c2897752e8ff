import { existsSync, readdirSync } from 'node:fs';

/** Where Debian and Homebrew keep one folder for each version. */
const places = [
  { folder: '/usr/lib/postgresql', name: /^(\d+)$/ },
  { folder: '/opt/homebrew/opt', name: /^postgresql@(\d+)$/ },
  { folder: '/usr/local/opt', name: /^postgresql@(\d+)$/ },
];

/** @param {typeof places[number]} place */
const versionsIn = ({ folder, name }) =>
  (existsSync(folder) ? readdirSync(folder) : []).flatMap((entry) => {
    const version = Number(name.exec(entry)?.[1]);
    return version >= 15 ? [{ version, bin: `${folder}/${entry}/bin` }] : [];
  });

/**
 * The folder with the newest PostgreSQL's programs, or the one that POSTGRES_BIN names.
 * @returns {string | undefined}
 */
export function findPostgres() {
  const newestFirst = places.flatMap(versionsIn).sort((a, b) => b.version - a.version);
  return [process.env.POSTGRES_BIN ?? '', ...newestFirst.map(({ bin }) => bin)].find((bin) =>
    existsSync(`${bin}/initdb`),
  );
}
