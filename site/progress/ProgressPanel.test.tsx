import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import words from '../../words/en/progress.json';
import { TranslationsProvider } from '../i18n/translations';
import type { ScreenProps } from '../stage/screen';
import { type ProgressFields, type ProgressState, progressState } from './fields';
import { ProgressPanel } from './ProgressPanel';

type Props = ScreenProps<ProgressFields, ProgressState>;
type Control = ReactElement<{ onClick?: () => void; change?: (value: number) => void }>;

/** Renders the panel and keeps its controls, which are out of reach in markup. */
function Opened({ controls, ...props }: Props & { controls: Control[] }) {
  const panel: ReactElement<{ children: Control[] }> = ProgressPanel(props);
  controls.push(...panel.props.children);
  return panel;
}

const heard: string[] = [];
beforeEach(() => {
  heard.length = 0;
  const window = new EventTarget();
  window.addEventListener('order', (event) => heard.push((event as CustomEvent).detail));
  vi.stubGlobal('window', window);
});

function openPanel() {
  const controls: Control[] = [];
  const changed = { settings: vi.fn(), state: vi.fn() };
  renderToStaticMarkup(
    <TranslationsProvider locale="en" messages={{ progress: words }}>
      <Opened
        page={{} as Props['page']}
        settings={{ minutes: 1, start: 0, stuck: false }}
        change={changed.settings}
        state={progressState}
        setState={changed.state}
        controls={controls}
      />
    </TranslationsProvider>,
  );
  const [minutes, start, , restart] = controls;
  return { minutes, start, restart, changed };
}

test('a restart is one order, for this window as for those that follow it', () => {
  const { restart, changed } = openPanel();
  restart?.props.onClick?.();
  expect(heard).toEqual(['restart']);
  expect(changed.state).not.toHaveBeenCalled();
});

test.each(['minutes', 'start'] as const)('another %s starts the update anew', (name) => {
  const { changed, ...controls } = openPanel();
  controls[name]?.props.change?.(7);
  expect(changed.settings.mock.calls).toEqual([[{ [name]: 7 }]]);
  expect(heard).toEqual(['restart']);
  expect(changed.state).not.toHaveBeenCalled();
});
