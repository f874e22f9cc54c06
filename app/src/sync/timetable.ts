import type { Outside } from "./outside.ts";

/** After a change of the rows, in milliseconds: a pause in typing. */
const PAUSE_MS = 2_000;

export type Timetable = {
  /** Goes in `ms`, or before where that was agreed already. */
  plan(ms: number): void;
  /** Goes when the rows have been left alone for a moment. */
  afterPause(): void;
  end(): void;
};

/** When to go next. */
export function makeTimetable({ elapsed, after }: Outside, go: () => void): Timetable {
  let next: { at: number; cancel: () => void } | null = null;
  let pausing: (() => void) | null = null;
  return {
    plan(ms) {
      const at = elapsed() + ms;
      if (next && next.at <= at) return;
      next?.cancel();
      const cancel = after(ms, () => {
        next = null;
        go();
      });
      next = { at, cancel };
    },
    afterPause() {
      pausing?.();
      pausing = after(PAUSE_MS, () => {
        pausing = null;
        go();
      });
    },
    end() {
      next?.cancel();
      pausing?.();
    },
  };
}
