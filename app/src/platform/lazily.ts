/** `load`, made once; after a failure the next call tries again. */
export function lazily<T>(load: () => Promise<T>): () => Promise<T> {
  let known: Promise<T> | undefined;
  return () =>
    (known ??= load().catch((why: unknown) => {
      known = undefined;
      throw why;
    }));
}
