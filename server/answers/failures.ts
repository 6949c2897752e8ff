import { targetOf } from '../requests/target';
import { type Answer, plainAnswers } from './answer';
import type { SecurityHeaders } from './securityHeaders';

export type LogError = (message: string) => void;
export type Failures = (method: string, address: string, error: unknown) => Answer<string>;

/** Tells the operator what failed, without the query, and the visitor only that something did. */
export function failures(security: SecurityHeaders, logError: LogError): Failures {
  const apology = plainAnswers(security)(
    500,
    'Something went wrong on our side. Please try again.',
  );
  return (method, address, error) => {
    const details = error instanceof Error ? error.stack : error;
    logError(`${method} ${targetOf(address).path} failed: ${details}`);
    return apology;
  };
}
