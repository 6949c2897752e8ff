import { z } from 'zod';

const LONGEST_SIGN_IN = 10 * 60_000;

/** Tabs that sign in at the same time; an older attempt gives way. */
const MOST_ATTEMPTS = 3;

const attempt = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
  startedAt: z.number(),
});

/** Everything that the one cookie holds. */
export const sessionSchema = z.object({
  person: z
    .object({
      issuer: z.string(),
      subject: z.string(),
      name: z.string(),
      email: z.string(),
      photoURL: z.string().optional(),
    })
    .optional(),
  /** When the person signed in. */
  since: z.number().optional(),
  /** Another at each sign-in, so that no cookie from before it is equal to one after it. */
  token: z.string().optional(),
  attempts: z.array(attempt).max(MOST_ATTEMPTS),
});

export type Session = z.infer<typeof sessionSchema>;
export type Attempt = z.infer<typeof attempt>;

export const emptySession: Session = { attempts: [] };

const running = ({ attempts }: Session, now: number) =>
  attempts.filter(({ startedAt }) => now - startedAt < LONGEST_SIGN_IN);

export const withAttempt = (session: Session, added: Attempt): Session => ({
  ...session,
  attempts: [...running(session, added.startedAt), added].slice(-MOST_ATTEMPTS),
});

/** An attempt can be finished once. */
export function takeAttempt(session: Session, state: string | null, now: number) {
  const attempts = running(session, now);
  return {
    attempt: attempts.find((one) => one.state === state),
    session: { ...session, attempts: attempts.filter((one) => one.state !== state) },
  };
}
