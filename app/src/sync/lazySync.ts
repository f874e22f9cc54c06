/* eslint-disable no-console -- what waits is in its rows; the next try comes */
import { unsentOf } from "../calls/unsent.ts";
import { lazily } from "../platform/lazily.ts";
import type { Ports, Sync, SyncState } from "../ports.ts";

/** The screen comes first: the sync is fetched after so many milliseconds, or as soon as somebody asks for it. */
const AFTER_MS = 4_000;
/** Where rows wait from an earlier visit. */
const AFTER_IF_WAITING_MS = 500;
/** Where its code could not be fetched. */
const AGAIN_MS = 30_000;

/** Nothing is claimed before anything was counted. */
const NOT_YET: SyncState = { waiting: 0, refused: 0, away: false, counted: false };

export type Shared = Pick<Ports, "api" | "auth" | "store" | "network" | "clock" | "ids">;

/** The sync of this page, whose code comes a moment after the page. Called once. */
export function lazySync(
  shared: Shared,
  fetch: () => Promise<Sync> = async () => (await import("./start.ts")).startSync(shared),
): Sync {
  const listeners = new Set<() => void>();
  const { auth, network, store } = shared;
  let sync: Sync | null = null;
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  const load = lazily(async () => {
    sync = await fetch();
    sync.subscribe(tell);
    tell();
    return sync;
  });

  async function beginIfWaiting() {
    if (!network.online()) return;
    // What cannot be read now is looked at when the sync is there.
    const unsent = await unsentOf(store, auth.tokenOwner()).catch(() => null);
    if (unsent && unsent.answers.length + unsent.commands.length > 0) begin();
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
    state: () => sync?.state() ?? NOT_YET,
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
