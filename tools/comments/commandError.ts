/** Told to the operator as its message alone. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
