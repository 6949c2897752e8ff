import { type OperatorSettings, settingsAtExample } from '../../contract/operatorSettings';
import { isLoopback } from '../requests/siteOrigin';

/** Undefined on a developer's own machine, where examples do no harm. */
export function exampleWarning(settings: OperatorSettings, nodeEnv: string | undefined) {
  const isPublic = nodeEnv === 'production' || !isLoopback(settings.host);
  const names = settingsAtExample(settings);
  if (!isPublic || names.length === 0) return undefined;
  return [
    'Warning: visitors see example values. Set these to your own before you publish the site:',
    ...names.map((name) => `  ${name}`),
  ].join('\n');
}
