import type { Service } from './service';

type PrivateNavigator = Navigator & { globalPrivacyControl?: boolean; doNotTrack?: string | null };

/**
 * Says on `<html>` what the visitor has decided. Pages carry this function as text and run it before
 * they are painted, so that neither the question nor an advertisement moves what is already seen; it
 * can use nothing from outside itself. A browser that keeps nothing would be asked on every page, so
 * there nothing is said at all.
 */
export function markConsent(kinds: readonly string[]) {
  const { dataset } = document.documentElement;
  try {
    const [answer, ...asked] = (localStorage.getItem('consent') ?? '').split(' ');
    const { globalPrivacyControl, doNotTrack } = navigator as PrivateNavigator;
    const isPrivate = globalPrivacyControl || doNotTrack === '1';
    const known = kinds.filter((kind) => asked.includes(kind));
    const allowed = answer === 'yes' ? known : [];
    const isSettled = isPrivate || known.length === kinds.length;
    dataset.allowed = allowed.join(' ');
    dataset.consent = !isSettled ? 'ask' : allowed.length > 0 ? 'yes' : 'no';
  } catch {
    delete dataset.consent;
  }
}

/** The function as the code of a page. */
export const printedMark = (services: readonly Service[]) =>
  `(${markConsent})(${JSON.stringify(services.map(({ kind }) => kind))})`;
