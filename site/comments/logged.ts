/** Says in the console what went wrong; the caller says it to the visitor. */
export async function logged<T>(message: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (reason) {
    console.error(message, reason);
    throw reason;
  }
}
