import { EncryptJWT, jwtDecrypt } from 'jose';
import { emptySession, type Session, sessionSchema } from './session';

export const COOKIE_NAME = '__Host-screenful';

/** Seconds. */
const LIFETIME = 30 * 24 * 60 * 60;

/** Browsers drop a cookie that is larger without a word. */
const MOST_BYTES = 4096;

const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax';

function cookieIn(header: string | null | undefined): string | undefined {
  const prefix = `${COOKIE_NAME}=`;
  const found = header?.split(';').map((part) => part.trim());
  return found?.find((part) => part.startsWith(prefix))?.slice(prefix.length);
}

/** Sealed: readable and writable by us alone. A cookie that is not ours is no session at all. */
export function sessionCookies(key: Uint8Array, now: () => number = Date.now) {
  return {
    async read(header: string | null | undefined): Promise<Session> {
      const sealed = cookieIn(header);
      if (!sealed) return emptySession;
      try {
        const { payload } = await jwtDecrypt(sealed, key, {
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
          currentDate: new Date(now()),
          requiredClaims: ['exp'],
        });
        return sessionSchema.parse(payload.session);
      } catch {
        return emptySession;
      }
    },

    /** The value of a Set-Cookie header. */
    async write(session: Session): Promise<string> {
      const { person, attempts, since = now() } = session;
      if (!person && attempts.length === 0) return `${COOKIE_NAME}=; ${attributes}; Max-Age=0`;
      const sealed = await new EncryptJWT({ session })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(Math.floor(since / 1000) + LIFETIME)
        .encrypt(key);
      const cookie = `${COOKIE_NAME}=${sealed}; ${attributes}; Max-Age=${LIFETIME}`;
      return cookie.length <= MOST_BYTES || attempts.length < 2
        ? cookie
        : this.write({ ...session, attempts: attempts.slice(1) });
    },
  };
}

export type SessionCookies = ReturnType<typeof sessionCookies>;
