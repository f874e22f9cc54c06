/* eslint-disable no-console -- what waits is in its rows; the next try comes */
import { tallyOf, unsentOf } from "../calls/unsent.ts";
import { lazily } from "../platform/lazily.ts";
import type { Ports, Sync, SyncState } from "../ports.ts";

/** The screen comes first: the sync is fetched after so many milliseconds, or as soon as somebody asks for it. */
const AFTER_MS = 4_000;
/** Where rows wait from an earlier visit. */
const AFTER_IF_WAITING_MS = 500;
/** Where its code could not be fetched. */
const AGAIN_MS = 30_000;

/** Nothing is claimed before anything was counted. */
const NOT_YET: SyncState = { waiting: 0, refused: 0, away: false, reached: false, counted: false };

export type Shared = Pick<Ports, "api" | "auth" | "store" | "network" | "clock" | "ids">;

/** What waits as the rows say it, counted anew with each change of them, until somebody else does. */
function countRows({ auth, store }: Shared, tell: () => void) {
  let state = NOT_YET;
  let counts = 0;
  async function count() {
    const mine = ++counts;
    state = { ...state, counted: false };
    try {
      const tally = tallyOf(await unsentOf(store, auth.tokenOwner()));
      if (mine !== counts) return;
      state = { ...NOT_YET, ...tally, counted: true };
      tell();
    } catch (why) {
      console.warn("What waits could not be counted", why);
    }
  }
  const again = () => void count();
  function withdraw() {
    counts++;
    if (!state.counted) return;
    state = { ...state, counted: false };
    tell();
  }
  const ends = [store.subscribe(again), auth.subscribe(again), store.onTouched(withdraw)];
  return { state: () => state, first: count(), end: () => ends.forEach((end) => end()) };
}

/** The sync of this page, whose code comes a moment after the page. Called once. */
export function lazySync(
  shared: Shared,
  fetch: () => Promise<Sync> = async () => (await import("./start.ts")).startSync(shared),
): Sync {
  const listeners = new Set<() => void>();
  let sync: Sync | null = null;
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  const early = countRows(shared, tell);
  const load = lazily(async () => {
    const fetched = await fetch();
    const hear = () => {
      early.end();
      sync = fetched;
      tell();
    };
    fetched.subscribe(hear);
    // Until it has counted, it knows less than the rows have said.
    if (fetched.state().counted) hear();
    return fetched;
  });

  async function beginIfWaiting() {
    await early.first;
    const { waiting, refused } = early.state();
    if (shared.network.online() && waiting + refused > 0) begin();
  }

  function begin() {
    load().catch((why: unknown) => {
      console.warn("The sync could not be fetched", why);
      setTimeout(begin, AGAIN_MS);
    });
  }
  setTimeout(begin, AFTER_MS);
  setTimeout(() => void beginIfWaiting(), AFTER_IF_WAITING_MS);

  return {
    state: () => (sync ?? early).state(),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async now() {
      try {
        await (await load()).now();
      } catch (why) {
        console.warn("The sync could not be fetched", why);
      }
    },
  };
}
