import type { ReactNode } from 'react';
import type { Locale } from '../i18n/locales';
import { AdSlot } from './AdSlot';
import { ConsentBar } from './ConsentBar';
import { ConsentChange } from './ConsentChange';
import type { Service } from './service';

export type ConsentParts = { bar: ReactNode; change: ReactNode; slot: ReactNode };

/** What a standard page gets where the operator has named services of other companies. */
export function consentParts(locale: Locale, services: readonly Service[]): ConsentParts {
  const advertising = services.find(({ kind }) => kind === 'advertising');
  return {
    bar: <ConsentBar locale={locale} services={services} />,
    change: <ConsentChange />,
    slot: advertising && <AdSlot service={advertising} />,
  };
}
