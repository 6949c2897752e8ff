import format, { type CompiledMessage } from 'icu-minify/format';
import { createContext, type ReactNode, use } from 'react';
import type { KeysOf, Messages, NamespaceOf, ValueAt } from './messages';

type Values = Record<string, string | number | Date>;
type Provided = { locale: string; messages: object };

const TranslationsContext = createContext<Provided | undefined>(undefined);

export function TranslationsProvider({
  locale,
  messages,
  children,
}: Provided & { children: ReactNode }) {
  return <TranslationsContext value={{ locale, messages }}>{children}</TranslationsContext>;
}

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...args),
};

function find(messages: unknown, path: string): CompiledMessage | undefined {
  let found = messages;
  for (const key of path.split('.')) found = (found as Record<string, unknown> | undefined)?.[key];
  return found as CompiledMessage | undefined;
}

/** `t('some.key', { value })` in the language of the page. */
export function useTranslations<Namespace extends NamespaceOf<Messages>>(namespace: Namespace) {
  const provided = use(TranslationsContext);
  if (!provided) throw new Error('useTranslations must be used within a TranslationsProvider');
  const { locale, messages } = provided;
  return (key: KeysOf<ValueAt<Messages, Namespace>>, values?: Values): string => {
    const path = `${namespace}.${key}`;
    const message = find(messages, path);
    if (message === undefined) throw new Error(`This page came without the message ${path}.`);
    return String(format(message, locale, values, { formatters, timeZone: 'UTC' }));
  };
}
