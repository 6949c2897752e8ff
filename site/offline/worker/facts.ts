/** Put in by the build. */
declare const BUILD: string;
declare const LISTS: Readonly<Record<string, string>>;
declare const FILMS: Readonly<Record<string, string>>;

/** Changes with every file of the site and with the headers they are sent with. */
export const build = BUILD;

/** Where the list of each language is, by how its addresses begin: '' or '/de'. */
export const lists = LISTS;

/** The SHA-256 of every film by its path. */
export const films = FILMS;
