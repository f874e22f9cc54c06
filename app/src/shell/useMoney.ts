import { useEffect } from "react";
import { rewardsHistory } from "#models/contract/rewards.ts";
import { noteRewardBalance } from "./rewardBalance.ts";
import { usePorts } from "./usePorts.ts";

/** A page that stays on the screen asks so often, in milliseconds: a friend may buy, a payment may be confirmed, meanwhile. */
const AGAIN_MS = 60_000;
/** The reasons to ask often come together: seen, focused and online again. */
const FRESH_MS = 2_000;

const isSeen = () => document.visibilityState === "visible";

/** Calls `work` now and whenever its answer may have changed while nobody looked; returns how to stop. */
function whenItMayHaveChanged(
  work: () => void,
  now: () => number,
  onNetwork: (work: () => void) => () => void,
) {
  let last = -Infinity;
  const again = () => {
    if (!isSeen() || now() - last < FRESH_MS) return;
    last = now();
    work();
  };
  const timer = setInterval(again, AGAIN_MS);
  const off = onNetwork(again);
  document.addEventListener("visibilitychange", again);
  addEventListener("focus", again);
  again();
  return () => {
    clearInterval(timer);
    off();
    document.removeEventListener("visibilitychange", again);
    removeEventListener("focus", again);
  };
}

/**
 * Keeps credits and reward balance as the server has them: read when the bar stands, when the page is seen, focused or
 * online again, and each minute while it is looked at. Other tabs hear of it by the storage they share.
 */
export function useMoney(userId: string) {
  const { api, auth, clock, network } = usePorts();
  useEffect(() => {
    const gone = new AbortController();
    function read() {
      if (!network.online()) return;
      const asked = clock.now();
      void auth.refresh();
      // Nobody reads the history here.
      api.call(rewardsHistory, { query: { limit: "1" } }, { signal: gone.signal, as: userId }).then(
        ({ rewardBalance }) => noteRewardBalance(userId, rewardBalance, asked),
        // Without a network the last one that is known stays.
        () => undefined,
      );
    }
    const end = whenItMayHaveChanged(read, clock.now, network.subscribe);
    return () => {
      end();
      gone.abort();
    };
  }, [api, auth, clock, network, userId]);
}
