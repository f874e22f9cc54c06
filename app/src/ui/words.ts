import { use } from "react";
import { useLanguage } from "./language.ts";

/**
 * The text of one feature. English comes with the code, Hindi is fetched when it is wanted: it would double the
 * text that a first visit downloads. Both have the same keys; the type of the English one says which.
 */
export type Dictionary<T> = { en: T; hi: () => Promise<T> };

const fetched = new WeakMap<object, Promise<unknown>>();

/** Hindi, fetched once. Where it cannot be fetched, English serves until the page is opened again: better than none. */
function hindi<T>(words: Dictionary<T>): Promise<T> {
  const known = fetched.get(words);
  if (known) return known as Promise<T>;
  const promise = words.hi().catch((why: unknown) => {
    // eslint-disable-next-line no-console -- the page goes on in English; this is the only trace
    console.warn("Hindi text could not be fetched", why);
    return words.en;
  });
  fetched.set(words, promise);
  return promise;
}

/** The feature's text in the language in use. Suspends while Hindi is being fetched. */
export function useWords<T>(words: Dictionary<T>): T {
  return useLanguage() === "hi" ? use(hindi(words)) : words.en;
}
