import { commentLimits } from '../../contract/commentLimits';
import { cleanText, firstCharacters } from '../../contract/commentText';
import type { Person } from './person';

export type Claims = Readonly<Record<string, unknown>> & { readonly sub: string };

const LONGEST_EMAIL = 254;
const LONGEST_PHOTO = 500;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Names may hold anything their owners like; pages show them, so they are cleaned like comments. */
const nameIn = (claims: Claims) =>
  firstCharacters(cleanText(text(claims.name)).replaceAll('\n', ' '), commentLimits.authorName);

export function personFrom(
  issuer: string,
  claims: Claims,
  mayShowPhoto: (url: string) => boolean,
): Person {
  const email = text(claims.email);
  const photo = text(claims.picture);
  return {
    issuer,
    subject: claims.sub,
    name: nameIn(claims) || 'Anonymous',
    email: email.length <= LONGEST_EMAIL ? email : '',
    ...(photo.length <= LONGEST_PHOTO && mayShowPhoto(photo) && { photoURL: photo }),
  };
}
