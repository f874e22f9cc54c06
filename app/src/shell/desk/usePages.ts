import { useCallback, useEffect, useReducer, useState } from "react";
import { sentenceOf } from "./failure.ts";

/** A page of a list; `next` is what to ask for the following one with, null at the end. */
export type Page<T> = { items: readonly T[]; next: string | null };

/** @param after what the page before said in `next`; undefined for the first page */
export type LoadPage<T> = (after: string | undefined, signal: AbortSignal) => Promise<Page<T>>;

type State<T> = { items: readonly T[] | null; next: string | null; failure: string | null; busy: boolean };

const EMPTY = { items: null, next: null, failure: null, busy: true };

/** A list that is read page by page. */
export type Pages<T> = State<T> & {
  /** Reads the following page; null where there is none. */
  more: (() => void) | null;
  /** Reads the list from its beginning. */
  again(): void;
  /** Changes an entry where it stands, after a deed whose reply is the new one. */
  put(isIt: (item: T) => boolean, item: T): void;
};

/**
 * Reads a list, and again when `load` is another function; what was there stays until the new one has come. `failure` is a
 * sentence that begins with `otherwise` where the server gave none.
 */
export function usePages<T>(load: LoadPage<T>, otherwise: string): Pages<T> {
  const [state, set] = useState<State<T>>(EMPTY);
  const [tries, again] = useReducer((count: number) => count + 1, 0);
  const get = useCallback(
    async (after: string | undefined, signal: AbortSignal) => {
      set((now) => ({ ...now, busy: true, failure: null }));
      try {
        const { items, next } = await load(after, signal);
        if (signal.aborted) return;
        set((now) => ({
          items: after === undefined ? items : [...(now.items ?? []), ...items],
          next,
          failure: null,
          busy: false,
        }));
      } catch (why) {
        if (!signal.aborted) set((now) => ({ ...now, busy: false, failure: sentenceOf(why, otherwise) }));
      }
    },
    [load, otherwise],
  );
  const [controller, setController] = useState<AbortController | null>(null);
  useEffect(() => {
    const reading = new AbortController();
    setController(reading);
    void get(undefined, reading.signal);
    return () => reading.abort();
  }, [get, tries]);
  const { next, busy } = state;
  const more = next === null || !controller ? null : () => void (busy || void get(next, controller.signal));
  const put: Pages<T>["put"] = (isIt, item) =>
    set((now) => ({ ...now, items: now.items?.map((known) => (isIt(known) ? item : known)) ?? null }));
  return { ...state, more, again, put };
}
