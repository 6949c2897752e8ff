import { type ErrorAnswer, type ErrorCode, errorCodes } from '../../../contract/api';

/** What went wrong for one request, with the code that the visitor's browser translates. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly retryAfter?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  get headers(): Readonly<Record<string, string>> {
    return this.retryAfter === undefined ? {} : { 'Retry-After': `${this.retryAfter}` };
  }

  get status() {
    return errorCodes[this.code];
  }

  get answer(): ErrorAnswer {
    const { code, message, retryAfter } = this;
    return { error: { code, message, ...(retryAfter !== undefined && { retryAfter }) } };
  }
}

export class WrongMethod extends ApiError {
  constructor(private readonly allowed: string) {
    super('method-not-allowed', `Possible here: ${allowed}.`);
  }

  override get headers() {
    return { Allow: this.allowed };
  }
}

export const nothingHere = () => new ApiError('not-found', 'There is nothing at this address.');
