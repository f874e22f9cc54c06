import { useEffect } from "react";
import { profile } from "#models/contract/auth.ts";
import { rewardsHistory } from "#models/contract/rewards.ts";
import type { CallOptions } from "../ports.ts";
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

/** Where the profile of whoever is signed in is kept: another tab that was told of credits has written it. */
const PROFILE = "taiyari-profile";

/** Calls `work` when another tab has been told of credits; returns how to stop. */
function whenToldElsewhere(work: () => void) {
  const told = ({ key }: StorageEvent) => key === PROFILE && work();
  addEventListener("storage", told);
  return () => removeEventListener("storage", told);
}

/** What can be asked for again; without a network the last that is known stays. */
function useReading(userId: string) {
  const { api, auth, clock } = usePorts();
  const nothing = () => undefined;
  return {
    async credits(options: CallOptions) {
      const before = auth.state().user;
      const reply = await api.call(profile, {}, { ...options, as: userId }).catch(nothing);
      // What was told meanwhile may be newer than this reply.
      if (reply && auth.state().user === before) auth.setUser(reply.user);
    },
    async rewards(options: CallOptions) {
      const asked = clock.now();
      // Nobody reads the history here.
      const query = { limit: "1" };
      const reply = await api.call(rewardsHistory, { query }, { ...options, as: userId }).catch(nothing);
      if (reply) noteRewardBalance(userId, reply.rewardBalance, asked);
    },
  };
}

/**
 * Keeps credits and reward balance as the server has them: read when the bar stands, when the page is seen, focused or
 * online again, when another tab was told of credits, and each minute while the page is looked at.
 */
export function useMoney(userId: string) {
  const { clock, network } = usePorts();
  const reading = useReading(userId);
  useEffect(() => {
    const gone = new AbortController();
    const options = { signal: gone.signal };
    const credits = () => void (network.online() && reading.credits(options));
    const all = () => {
      credits();
      if (network.online()) void reading.rewards(options);
    };
    const ends = [whenItMayHaveChanged(all, clock.now, network.subscribe), whenToldElsewhere(credits)];
    return () => {
      for (const end of ends) end();
      gone.abort();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the ports are made once
  }, [clock, network, userId]);
}
