/** A rolled-back server must not write into tables whose meaning it does not know. */
export const newerSchema = (found: number, known: number) =>
  new Error(
    `the database was written by a newer version of this site (schema ${found}, known ${known})`,
  );
