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
 * promise that it waited for, and a new one each time would make it wait for ever. A promise that is fulfilled says so in the
 * way that `use` reads (`status` and `value`): what is here is shown at once, without the picture of waiting before it.
 * @throws {NotFetched} what `load` rejected with is its cause
 */
export function fetchOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let known: Promise<T> | undefined;
  const forget = () => (known = undefined);
  function begin(): Promise<T> {
    const coming: Promise<T> = load().then(
      (value) => (Object.assign(coming, { status: "fulfilled", value }), value),
      (cause: unknown) => {
        throw new NotFetched(cause, forget);
      },
    );
    return coming;
  }
  return () => (known ??= begin());
}

/**
 * Begins to fetch what will be asked for soon; resolves when it is there or has failed. A failure is forgotten: who needs
 * it tries again and tells.
 */
export async function fetchAhead(fetch: () => Promise<unknown>): Promise<void> {
  await fetch().catch((why: unknown) => {
    if (why instanceof NotFetched) why.forget();
  });
}
