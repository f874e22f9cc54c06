/** The longest that an interviewer is waited for, in milliseconds. */
export const PATIENCE_MS = 60_000;

/**
 * Asks an interviewer and waits for `ms` at most, a minute where nothing else is said: then the work is called off, and an Error is thrown even when the
 * interviewer does not listen. The caller going away calls nothing off: its result is kept for the next try.
 */
export async function withPatience<T>(
  work: (cancel: AbortSignal) => Promise<T>,
  ms = PATIENCE_MS,
): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      controller.abort();
      reject(new Error(`The interviewer did not answer within ${ms} ms.`));
    }, ms);
  });
  try {
    return await Promise.race([work(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
