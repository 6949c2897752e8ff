import { commentAnchor, signInAnchors } from '../../contract/api';

type SignInResult = keyof typeof signInAnchors;
export type Arrival = { comment?: string | undefined; signIn?: SignInResult | undefined };

const anchors = Object.entries(signInAnchors) as [SignInResult, string][];

/** What an address was meant for, by its hash. */
export function arrivalAt(hash: string): Arrival {
  const anchor = hash.slice(1);
  const start = commentAnchor('');
  return {
    comment: anchor.startsWith(start) ? anchor.slice(start.length) : undefined,
    signIn: anchors.find(([, end]) => end === anchor)?.[0],
  };
}
