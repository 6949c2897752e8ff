import { readSettings } from '../contract/settings';
import type { Operator } from '../site/pages/site';

export function readOperator(env: NodeJS.ProcessEnv): Operator {
  const { origin, contactEmail, feedbackUrl } = readSettings(env);
  return { origin, email: contactEmail, feedback: feedbackUrl };
}
