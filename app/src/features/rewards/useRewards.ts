/* eslint-disable no-console -- the person is told in words */
import { useEffect, useReducer, useState } from "react";
import { Problem } from "#models/contract/problem.ts";
import { rewardsHistory } from "#models/contract/rewards.ts";
import { Rewards } from "#models/entities/reward.ts";
import { keepOwn, readOwn } from "#app/shell/ownCopy.ts";
import { noteRewardBalance, useRewardBalance } from "#app/shell/rewardBalance.ts";
import { usePorts } from "#app/shell/usePorts.ts";
import { toKeep, withOlder } from "./logic/copy.ts";

const NAME = "rewards";

/** What is known of a person's rewards. `at`: when that was, where it is a copy; null where it is of now. */
type Known = { rewards: Rewards; at: number | null };

/** Why they did not come: the server's sentence, or "" for the page's own. */
const sentenceOf = (why: unknown) => (why instanceof Problem ? why.message : "");

/** A person's rewards: the last copy at once, then what the server says. */
export function useRewards(userId: string) {
  const { api, clock } = usePorts();
  const [known, setKnown] = useState<Known | null>(() => {
    const copy = readOwn(userId, NAME, Rewards);
    return copy && { rewards: copy.value, at: copy.at };
  });
  const [failure, setFailure] = useState<string | null>(null);
  const [fetching, setFetching] = useState(false);
  const [tries, again] = useReducer((count: number) => count + 1, 0);

  /** The server has told how they stand now. */
  function came(rewards: Rewards) {
    keepOwn(userId, NAME, toKeep(rewards), clock.now());
    noteRewardBalance(userId, rewards.rewardBalance, clock.now());
    setKnown({ rewards, at: null });
    setFailure(null);
  }

  useEffect(() => {
    const gone = new AbortController();
    api.call(rewardsHistory, {}, { signal: gone.signal, as: userId }).then(came, (why: unknown) => {
      if (gone.signal.aborted) return;
      console.warn("The rewards did not come", why);
      setFailure(sentenceOf(why));
    });
    return () => gone.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked once for each person, and with each try
  }, [api, userId, tries]);

  // The bar has heard of another balance, here or in another tab: the list no longer adds up to it.
  const inBar = useRewardBalance(userId);
  const isBehind = known?.at === null && inBar !== null && known.rewards.rewardBalance !== inBar;
  useEffect(() => {
    if (isBehind) again();
  }, [isBehind]);

  async function older() {
    const after = known?.rewards.next;
    if (!after || fetching) return;
    setFetching(true);
    try {
      const page = await api.call(rewardsHistory, { query: { after } }, { as: userId });
      setKnown((now) => now && { ...now, rewards: withOlder(now.rewards, page) });
    } catch (why) {
      console.warn("The older entries did not come", why);
      setFailure(sentenceOf(why));
    }
    setFetching(false);
  }

  return { known, failure, again, came, older, fetching };
}
