import type { OperatorSettings } from '../../contract/operatorSettings';

/** Hosts of profile photos, as the content security policy names them. */
export const photoHosts = ({ google }: OperatorSettings) =>
  google ? ['https://*.googleusercontent.com'] : [];

const isGooglePhoto = (url: string) =>
  /^https:\/\/[a-z0-9-]+\.googleusercontent\.com\/[\x21-\x7e]*$/.test(url);

/** Demo photos are files of this site. */
const isOwnFile = (url: string) => /^\/[\w./-]+$/.test(url) && !url.startsWith('//');

export type SignInKind = 'google' | 'demo' | 'off';

export const photoRule = (kind: SignInKind) => (url: string) =>
  (kind === 'google' && isGooglePhoto(url)) || (kind === 'demo' && isOwnFile(url));
