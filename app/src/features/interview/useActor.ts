import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Actor, AnyActorLogic, SnapshotFrom } from "xstate";

/**
 * An actor that lives as long as the component, and its present snapshot. React's strict mode mounts twice: stopping
 * waits a moment, since a stopped actor cannot be started again.
 * @param make called once; the actor is started here
 */
export function useActor<L extends AnyActorLogic>(make: () => Actor<L>): [SnapshotFrom<L>, Actor<L>] {
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
      const subscription = actor.subscribe({ next: listener, error: listener });
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  return [useSyncExternalStore(subscribe, () => actor.getSnapshot()), actor];
}
