/** What waits: for whom, and whether it can be left out. */
export type Waiting = { kind: "partial" | "final"; owner: string };

/** Jobs that wait for a thread. */
export type FairQueue<T extends Waiting> = {
  /** False where it is a partial one and too many wait already. */
  add(job: T): boolean;
  /** The next one: finals before partials, and in each the owners in turn. */
  take(): T | undefined;
  /** Puts one back, before all others of its owner. */
  putBack(job: T): void;
  remove(job: T): void;
  size(): number;
};

/** One line per owner; whoever was served goes to the end. */
function makeLines<T extends Waiting>() {
  const lines = new Map<string, T[]>();

  function lineOf(owner: string): T[] {
    const line = lines.get(owner) ?? [];
    lines.set(owner, line);
    return line;
  }

  return {
    lineOf,
    take(): T | undefined {
      for (const [owner, line] of lines) {
        const job = line.shift();
        lines.delete(owner);
        if (line.length > 0) lines.set(owner, line);
        if (job !== undefined) return job;
      }
      return undefined;
    },
    remove(job: T) {
      const line = lines.get(job.owner) ?? [];
      const at = line.indexOf(job);
      if (at >= 0) line.splice(at, 1);
      if (line.length === 0) lines.delete(job.owner);
    },
    size: () => [...lines.values()].reduce((sum, line) => sum + line.length, 0),
  };
}

/** An empty queue. @param most so many jobs may wait before partial ones are refused; final ones always wait */
export function makeFairQueue<T extends Waiting>(most: number): FairQueue<T> {
  const of = { final: makeLines<T>(), partial: makeLines<T>() };
  const size = () => of.final.size() + of.partial.size();
  return {
    add(job) {
      if (job.kind === "partial" && size() >= most) return false;
      of[job.kind].lineOf(job.owner).push(job);
      return true;
    },
    take: () => of.final.take() ?? of.partial.take(),
    putBack: (job) => void of[job.kind].lineOf(job.owner).unshift(job),
    remove: (job) => of[job.kind].remove(job),
    size,
  };
}
