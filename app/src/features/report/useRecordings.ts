/* eslint-disable no-console -- the report is shown without them */
import { useEffect, useState } from "react";
import { usePorts } from "../../shell/usePorts.ts";

const NONE: ReadonlySet<number> = new Set();
const isSame = (a: ReadonlySet<number>, b: ReadonlySet<number>) =>
  a.size === b.size && [...a].every((one) => b.has(one));

/** The questions of an attempt, by index, whose answers can be listened to on this device. */
export function useRecordings(attemptId: string): ReadonlySet<number> {
  const { recordings, store } = usePorts();
  const [found, setFound] = useState(NONE);
  useEffect(() => {
    let here = true;
    const show = (next: ReadonlySet<number>) =>
      here && setFound((before) => (isSame(before, next) ? before : next));
    const look = () =>
      void recordings
        .of(attemptId)
        .then(show, (why: unknown) => console.warn("The recordings could not be looked for", why));
    look();
    // The last words may be put aside a moment after the report is there.
    const unsubscribe = store.subscribe(look);
    return () => {
      here = false;
      unsubscribe();
    };
  }, [recordings, store, attemptId]);
  return found;
}
