import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TranslationsProvider, useTranslations } from './translations';

type Namespace = Parameters<typeof useTranslations>[0];

/** Renders once for each namespace, and notes what `useTranslations` returned. */
function Rendered({ namespaces, seen }: { namespaces: readonly Namespace[]; seen: unknown[] }) {
  const [turn, setTurn] = useState(0);
  seen.push(useTranslations(namespaces[turn] ?? 'stage'));
  if (turn < namespaces.length - 1) setTurn(turn + 1);
  return null;
}

test('t stays the same function while it would say the same', () => {
  const seen: unknown[] = [];
  renderToStaticMarkup(
    <TranslationsProvider locale="en" messages={{}}>
      <Rendered namespaces={['stage', 'stage', 'keys']} seen={seen} />
    </TranslationsProvider>,
  );
  const [first, second, third] = seen;
  expect(second).toBe(first);
  expect(third).not.toBe(second);
});

function Fill() {
  return useTranslations('stage')('fill');
}

test('a message that the page came without is named', () => {
  const render = () =>
    renderToStaticMarkup(
      <TranslationsProvider locale="en" messages={{ stage: {} }}>
        <Fill />
      </TranslationsProvider>,
    );
  expect(render).toThrow('without the message stage.fill');
});
