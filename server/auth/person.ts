import { createHash } from 'node:crypto';

/** Somebody who is signed in. */
export type Person = {
  readonly issuer: string;
  readonly subject: string;
  readonly name: string;
  /** Empty when the identity provider did not tell it. */
  readonly email: string;
  readonly photoURL?: string | undefined;
};

/** People are known by issuer and subject. This stands for both and tells neither. */
export const personId = ({ issuer, subject }: Person) =>
  createHash('sha256').update(`${issuer}\0${subject}`).digest('base64url').slice(0, 22);
