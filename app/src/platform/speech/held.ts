import { alone } from "./locks.ts";

/** Ends the hold on a stretch. */
export type Release = () => void;

/** Which stretches of speaking this tab has in hand. */
export type Held = {
  /** Takes a stretch, once more where this tab has it; waits while another tab has: that one writes it down. */
  hold(stretch: string): Promise<Release>;
};

/**
 * Holds as Web Locks, which end with their tab, however it ends. Where there are none nobody can tell, and every stretch
 * is ours.
 * @param locks `navigator.locks`
 */
export function makeHeld(locks: LockManager | undefined): Held {
  /** How often each is held here, or waited for, and the end of its lock. */
  const own = new Map<string, { count: number; lock: Promise<Release> }>();

  const lock = (stretch: string): Promise<Release> =>
    new Promise((resolve, reject) => {
      alone(locks, `speech:${stretch}`, () => new Promise<void>(resolve)).catch(reject);
    });

  return {
    async hold(stretch) {
      const held = own.get(stretch) ?? { count: 0, lock: lock(stretch) };
      held.count++;
      own.set(stretch, held);
      const end = await held.lock;
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        if (--held.count > 0) return;
        own.delete(stretch);
        end();
      };
    },
  };
}
