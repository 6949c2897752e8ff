import type { ErrorCode } from '../../contract/api';

/** Besides what the server answers: no connection to it, and no such server. */
export type FailureCode = ErrorCode | 'offline' | 'off';

export class Failure extends Error {
  readonly code: FailureCode;
  /** Seconds to wait before trying again, where the server says so. */
  readonly retryAfter: number;

  constructor(code: FailureCode, retryAfter = 0) {
    super(code);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

export const codeOf = (reason: unknown) => (reason instanceof Failure ? reason.code : 'internal');
