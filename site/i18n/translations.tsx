import type { CompiledMessage } from 'icu-minify/format';
import { createContext, type ReactNode, use, useCallback, useMemo } from 'react';
import { format, type Values } from './format';
import type { KeysOf, Messages, NamespaceOf, ValueAt } from './messages';

type Provided = { locale: string; messages: object };

const TranslationsContext = createContext<Provided | undefined>(undefined);

export function TranslationsProvider({
  locale,
  messages,
  children,
}: Provided & { children: ReactNode }) {
  const provided = useMemo(() => ({ locale, messages }), [locale, messages]);
  return <TranslationsContext value={provided}>{children}</TranslationsContext>;
}

function find(messages: unknown, path: string): CompiledMessage | undefined {
  let found = messages;
  for (const key of path.split('.')) found = (found as Record<string, unknown> | undefined)?.[key];
  return found as CompiledMessage | undefined;
}

/** `t('some.key', { value })` in the language of the page; memoised, so that effects may depend on it. */
export function useTranslations<Namespace extends NamespaceOf<Messages>>(namespace: Namespace) {
  const provided = use(TranslationsContext);
  if (!provided) throw new Error('useTranslations must be used within a TranslationsProvider');
  const { locale, messages } = provided;
  return useCallback(
    (key: KeysOf<ValueAt<Messages, Namespace>>, values?: Values): string => {
      const path = `${namespace}.${key}`;
      const message = find(messages, path);
      if (message === undefined) throw new Error(`This page came without the message ${path}.`);
      return format(message, locale, values);
    },
    [locale, messages, namespace],
  );
}
