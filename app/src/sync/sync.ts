/* eslint-disable no-console -- the rows are kept, and the next trigger tries again */
import type { Sync } from "../ports.ts";
import { makeCounter } from "./counter.ts";
import { makeDrain, type Drain } from "./drain.ts";
import type { Outside } from "./outside.ts";
import { pull } from "./pull.ts";
import { makeTimetable } from "./timetable.ts";

/** While something waits, or the server is away. */
const AGAIN_MS = 30_000;
/** While another tab is at it. */
const BLOCKED_MS = 5_000;
/** A page that is seen again asks for news at most this often. */
const NEWS_MS = 10_000;

/** Asks for what other devices have done, when that is due. */
function makeNews(outside: Outside, drain: Drain) {
  let wanted = true;
  let at = -Infinity;
  return {
    want: () => void (wanted = true),
    wantUnlessFresh() {
      if (outside.elapsed() - at >= NEWS_MS) wanted = true;
    },
    async fetch() {
      const userId = outside.auth.tokenOwner();
      if (!userId || !wanted || (drain.awayUntil() ?? -Infinity) > outside.elapsed()) return;
      try {
        await pull(outside, userId);
        drain.contact();
        wanted = false;
        at = outside.elapsed();
      } catch (why) {
        drain.contact(why);
      }
    },
  };
}

/** Tells whenever the token has become somebody else's, or nobody's. */
function onPerson({ auth }: Outside, changed: (owner: string | null) => void) {
  let person = auth.tokenOwner();
  return auth.subscribe(() => {
    const owner = auth.tokenOwner();
    if (owner !== person) changed(owner);
    person = owner;
  });
}

/**
 * Brings rows to the server and back. Triggers: start, sign-in, a network, the page being seen, a pause in typing, and a
 * timer while something waits. It never loses anything by failing: what is not acknowledged waits in its row.
 * @returns the sync, and `start`, which begins to listen and returns what ends it
 */
export function makeSync(outside: Outside): Sync & { start(): () => void } {
  const { store, network, elapsed, lock } = outside;
  const drain = makeDrain(outside);
  const counter = makeCounter(outside, () => {
    const reached = drain.reached();
    return { reached, away: drain.awayUntil() !== null || !(network.online() || reached) };
  });
  const timetable = makeTimetable(outside, () => void go());
  const news = makeNews(outside, drain);
  let running: Promise<void> | null = null;
  let again = false;

  async function round(stop: AbortSignal) {
    const until = drain.awayUntil();
    if (until !== null && until > elapsed()) return timetable.plan(until - elapsed());
    const waitMs = await drain.run(stop);
    if (!stop.aborted) await news.fetch();
    await counter.count();
    // With a network the wake-up would come at once, and past every wait.
    if (counter.state().waiting > 0 && !network.online()) outside.wakeLater();
    const away = drain.awayUntil();
    const rest = counter.state().waiting > 0 || away !== null ? [AGAIN_MS] : [];
    const waits = [
      ...rest,
      ...(waitMs === null ? [] : [waitMs]),
      ...(away === null ? [] : [away - elapsed()]),
    ];
    if (waits.length > 0) timetable.plan(Math.max(0, Math.min(...waits)));
  }

  async function lockedRound() {
    try {
      if (!(await lock.run(round))) timetable.plan(BLOCKED_MS);
    } catch (why) {
      console.warn("The sync has stopped and goes on later", why);
      timetable.plan(AGAIN_MS);
    }
    running = null;
    if (again) timetable.plan(0);
    again = false;
  }

  /** One at a time in this tab, and among the tabs by the lock. */
  function go(): Promise<void> {
    if (running) again = true;
    return (running ??= lockedRound());
  }

  async function now() {
    drain.forgive();
    news.want();
    await running;
    await go();
    await counter.count();
  }

  const nowOrCount = (may: boolean) => void (may ? now() : counter.count());

  /** Where the browser says that there is none, one request shows whether that is true. */
  function onNetwork() {
    drain.unsure();
    nowOrCount(network.online());
    if (network.online()) return;
    news.want();
    timetable.plan(0);
  }

  function start() {
    const ends = [
      store.subscribe(() => {
        counter.changed();
        timetable.afterPause();
      }),
      store.onTouched(counter.touched),
      network.subscribe(onNetwork),
      onPerson(outside, (owner) => nowOrCount(owner !== null)),
      outside.onVisible(() => {
        news.wantUnlessFresh();
        timetable.plan(0);
      }),
      counter.end,
      timetable.end,
    ];
    timetable.plan(0);
    // What waits is known before anything of it has been sent.
    void counter.count();
    return () => ends.forEach((end) => end());
  }

  return { state: counter.state, subscribe: counter.subscribe, now, start };
}
