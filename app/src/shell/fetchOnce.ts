/** A part of the page that could not be fetched: the network is gone, or a new version has replaced the old files. */
export class NotFetched extends Error {
  override name = "NotFetched";
  /** Lets the next call try again. */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super("A part of the page could not be fetched.", { cause });
    this.forget = forget;
  }
}

/**
 * `load`, made at most once. A failure stays as well until its `forget` is called: React's `use` asks again for the
 * promise that it waited for, and a new one each time would make it wait for ever.
 * @throws {NotFetched} what `load` rejected with is its cause
 */
export function fetchOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let known: Promise<T> | undefined;
  const forget = () => (known = undefined);
  return () =>
    (known ??= load().catch((cause: unknown) => {
      throw new NotFetched(cause, forget);
    }));
}

/** Begins to fetch what will be asked for soon. A failure is forgotten: who needs it tries again and tells. */
export function fetchAhead(fetch: () => Promise<unknown>) {
  fetch().catch((why: unknown) => {
    if (why instanceof NotFetched) why.forget();
  });
}
