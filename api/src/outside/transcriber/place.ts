import type { Reply, Request } from "./messages.ts";
import type { Thread } from "./thread.ts";

/** A place for one thread, which is started when it is needed and again when it has died. */
export type Place<Q = Request, R = Reply> = {
  thread(): Promise<Thread<Q, R>>;
  isStarted(): boolean;
  /** Requests that its thread has not answered yet. */
  load(): number;
  end(): Promise<void>;
};

/** An empty place. */
export function makePlace<Q = Request, R = Reply>(start: () => Promise<Thread<Q, R>>): Place<Q, R> {
  let starting: Promise<Thread<Q, R>> | null = null;
  let running: Thread<Q, R> | null = null;

  function leave() {
    starting = null;
    running = null;
  }

  async function startHere(): Promise<Thread<Q, R>> {
    try {
      return (running = await start());
    } catch (error) {
      leave();
      throw error;
    }
  }

  return {
    thread() {
      if (running?.alive() === false) leave();
      return (starting ??= startHere());
    },
    isStarted: () => starting !== null,
    load: () => running?.load() ?? 0,
    async end() {
      const ended = starting;
      leave();
      // One that could not be started has been complained of already.
      await ended?.then((thread) => thread.end()).catch(() => undefined);
    },
  };
}

/** Where a thread runs that has the least to do; the first place where none does. */
export function leastBusy(places: readonly Place[]): Place {
  const started = places.filter((place) => place.isStarted());
  const [best = places[0]] = started.toSorted((a, b) => a.load() - b.load());
  if (!best) throw new Error("There is no place for a thread.");
  return best;
}
