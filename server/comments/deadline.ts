/**
 * For a driver that would go on trying for minutes: a visitor is told of an outage before giving up.
 * The signal tells the work that its result is no longer wanted.
 */
export async function withDeadline<Result>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const { signal } = controller;
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  const timer = setTimeout(
    () => controller.abort(new Error(`no answer within ${milliseconds / 1000} s`)),
    milliseconds,
  );
  try {
    return await Promise.race([work(signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
