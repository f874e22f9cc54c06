/**
 * Does one work at a time, in the order of asking; so the time of each can be told from its wait. The signal takes it out of the
 * line; what has been begun is done to its end before the next.
 */
export type InTurn = <T>(work: () => Promise<T>, unwanted: AbortSignal) => Promise<T>;

/** An empty line. */
export function makeTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work, unwanted) => {
    const mine = last.then(() => {
      unwanted.throwIfAborted();
      return work();
    });
    // What goes wrong is told to whoever asked for it; the next in the line has nothing to do with it.
    last = mine.catch(() => undefined);
    return mine;
  };
}

/** Rejects, and tells the work that nobody wants it any more, when it takes longer. */
export async function inTime<T>(ms: number, work: (late: AbortSignal) => Promise<T>): Promise<T> {
  const over = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const why = new Error(`Nothing was told within ${ms} ms.`);
      over.abort(why);
      reject(why);
    }, ms);
  });
  try {
    return await Promise.race([work(over.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
