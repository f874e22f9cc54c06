/** Time that passes only when a test says so, with what is to happen in it. */
export type FakeTime = {
  elapsed(): number;
  after(ms: number, work: () => void): () => void;
  /** Lets `ms` milliseconds pass, with everything that falls due in them, and what that leads to. */
  pass(ms: number): Promise<void>;
};

/** Node's own; the page's types know nothing of it. */
declare const setImmediate: (work: () => void) => unknown;

/** Lets promises and the timers of fake databases run out. */
export const settled = async (turns = 30) => {
  for (let turn = 0; turn < turns; turn++) await new Promise<void>((resolve) => setImmediate(resolve));
};

/** A time that stands still at 0. */
export function fakeTime(): FakeTime {
  let now = 0;
  let due: { at: number; work: () => void }[] = [];
  return {
    elapsed: () => now,
    after(ms, work) {
      const entry = { at: now + ms, work };
      due.push(entry);
      return () => void (due = due.filter((other) => other !== entry));
    },
    async pass(ms) {
      const end = now + ms;
      for (;;) {
        await settled();
        const next = due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        due = due.filter((entry) => entry !== next);
        now = Math.max(now, next.at);
        next.work();
      }
      now = end;
      await settled();
    },
  };
}
