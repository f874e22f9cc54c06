/* eslint-disable no-console -- the interview goes on without it */
import { useEffect, useState } from "react";
import type { Store } from "../../../ports.ts";
import { usePorts } from "../../../shell/usePorts.ts";

/**
 * What `read` finds in this device's rows, looked up again whenever they change; `first` until then.
 * @param read the same function until something else is to be read
 * @param isSame what is the same is not shown anew; a function that never changes
 */
export function useRows<T>(
  read: (store: Store) => Promise<T>,
  first: T,
  isSame: (a: T, b: T) => boolean = Object.is,
): T {
  const { store } = usePorts();
  const [found, setFound] = useState(first);
  useEffect(() => {
    let here = true;
    const show = (now: T) => here && setFound((before) => (isSame(before, now) ? before : now));
    const look = () =>
      void read(store).then(show, (why: unknown) => console.warn("The rows could not be read", why));
    look();
    const unsubscribe = store.subscribe(look);
    return () => {
      here = false;
      unsubscribe();
    };
  }, [store, read, isSame]);
  return found;
}
