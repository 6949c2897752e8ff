import { type Settings, settingsAtExample } from '../contract/settings';
import { isLoopback } from './site-origin';

/** Undefined on a developer's own machine, where examples do no harm. */
export function exampleWarning(settings: Settings, nodeEnv: string | undefined) {
  const isPublic = nodeEnv === 'production' || !isLoopback(settings.host);
  const names = settingsAtExample(settings);
  if (!isPublic || names.length === 0) return undefined;
  return [
    'Warning: visitors see example values. Set these to your own before you publish the site:',
    ...names.map((name) => `  ${name}`),
  ].join('\n');
}
