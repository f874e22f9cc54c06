import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Actor, AnyActorLogic, SnapshotFrom } from "xstate";

/** What can wait is shown after so many milliseconds, or with the next change that cannot. */
const CALM_MS = 300;

/** Tells `listener` of each snapshot at once, or, where it can wait, a moment later and once for all. */
function calmly<S>(listener: () => void, first: S, canWait: (next: S, shown: S) => boolean) {
  let shown = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function show(snapshot: S) {
    clearTimeout(timer);
    timer = undefined;
    shown = snapshot;
    listener();
  }
  return {
    next(snapshot: S, newest: () => S) {
      if (!canWait(snapshot, shown)) show(snapshot);
      else timer ??= setTimeout(() => show(newest()), CALM_MS);
    },
    end: () => clearTimeout(timer),
  };
}

/**
 * An actor that lives as long as the component, and its present snapshot. React's strict mode mounts twice: stopping
 * waits a moment, since a stopped actor cannot be started again.
 * @param make called once; the actor is started here
 * @param canWait whether the screen, which shows the second snapshot, need not show the first at once; the same function
 * on every render
 */
export function useActor<L extends AnyActorLogic>(
  make: () => Actor<L>,
  canWait: (next: SnapshotFrom<L>, shown: SnapshotFrom<L>) => boolean,
): [SnapshotFrom<L>, Actor<L>] {
  const [actor] = useState(make);
  const stopping = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(stopping.current);
    actor.start();
    return () => {
      stopping.current = setTimeout(() => actor.stop());
    };
  }, [actor]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const newest = () => actor.getSnapshot();
      const calm = calmly(listener, newest(), canWait);
      const next = (snapshot: SnapshotFrom<L>) => calm.next(snapshot, newest);
      const subscription = actor.subscribe({ next, error: listener });
      return () => {
        calm.end();
        subscription.unsubscribe();
      };
    },
    [actor, canWait],
  );
  return [useSyncExternalStore(subscribe, () => actor.getSnapshot()), actor];
}
