import type { ReactNode } from 'react';
import { type Locale, localeFacts } from '../i18n/locales';
import { Head, type HeadFacts } from './Head';

type Props = { locale: Locale; light?: string | undefined; head: HeadFacts; children: ReactNode };

export function Document({ locale, light, head, children }: Props) {
  const style = light ? ({ '--screen-colour': light } as React.CSSProperties) : undefined;
  return (
    <html lang={localeFacts(locale).tag} style={style}>
      <Head {...head} />
      <body>{children}</body>
    </html>
  );
}
