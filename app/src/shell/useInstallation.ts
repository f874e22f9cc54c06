import { useEffect, useState, useSyncExternalStore } from "react";
import type { Installation } from "../ports.ts";
import { usePorts } from "./usePorts.ts";

const noStop = () => {};
const never = () => noStop;

/** The app as this browser has it; null until it is known. */
export function useInstallation(): Installation | null {
  const { installation } = usePorts();
  const [known, setKnown] = useState<Installation | null>(null);
  useEffect(() => {
    let gone = false;
    installation().then(
      (found) => gone || setKnown(found),
      // eslint-disable-next-line no-console -- the page goes on without it; this is the only trace
      (why: unknown) => console.warn("The part that looks after updates could not be fetched", why),
    );
    return () => void (gone = true);
  }, [installation]);
  return known;
}

/** What there is to say about the version and about installing it. */
export function useAppNews(known: Installation | null) {
  const subscribe = known?.subscribe ?? never;
  const update = useSyncExternalStore(subscribe, () => known?.update() ?? "none");
  const offer = useSyncExternalStore(subscribe, () => known?.offer() ?? "none");
  return { update, offer };
}
