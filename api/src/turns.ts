import { refuse } from "#models/contract/problems.ts";

/** Lets a piece of work run when its turn has come. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * At most `atOnce` pieces of work run at the same time, the others wait in the order in which they came. Where `waiting`
 * of them wait already, the next one gets `unavailable`: a flood is turned away instead of being kept in memory.
 */
export function turns(atOnce: number, waiting: number): InTurn {
  const queue: (() => void)[] = [];
  let running = 0;

  async function begin() {
    if (running < atOnce) {
      running++;
      return;
    }
    if (queue.length >= waiting) throw refuse("unavailable", { retryAfter: 5 });
    await new Promise<void>((go) => queue.push(go));
  }

  /** Whoever is done hands the place to the next one, so that nobody slips in between. */
  function end() {
    const next = queue.shift();
    if (next) next();
    else running--;
  }

  return async (work) => {
    await begin();
    try {
      return await work();
    } finally {
      end();
    }
  };
}
