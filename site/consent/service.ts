import type { Messages } from '../i18n/messages';

export type ServiceKind = keyof Messages['consent']['services'];

/** A script of another company, and what its snippet would say in `data-` attributes. */
export type Service = {
  readonly kind: ServiceKind;
  readonly script: string;
  readonly data: Readonly<Record<string, string>>;
};

export const isAdSense = ({ script }: Service) =>
  new URL(script).pathname.endsWith('/adsbygoogle.js');
