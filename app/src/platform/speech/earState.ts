import type { EarState } from "../../ports.ts";

/** What is known of speaking here, and who is told when that changes. */
export function makeEarState(offered: boolean, accurate: EarState["accurate"]) {
  const listeners = new Set<() => void>();
  let state: EarState = {
    engine: "unknown",
    offered,
    accurate,
    faster: "none",
    download: null,
    fault: null,
  };
  return {
    now: () => state,
    change(next: Partial<EarState>) {
      state = { ...state, ...next };
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type EarStateHere = ReturnType<typeof makeEarState>;
