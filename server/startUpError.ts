/** Something the operator can put right; told as its message alone, without a stack trace. */
export class StartUpError extends Error {
  override readonly name = 'StartUpError';
}
