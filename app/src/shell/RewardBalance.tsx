import { useEffect } from "react";
import { rewardsHistory } from "#models/contract/rewards.ts";
import { useLanguage } from "../ui/language.ts";
import { noteRewardBalance, useRewardBalance } from "./rewardBalance.ts";
import { rupees } from "./rewardMoney.ts";
import { usePorts } from "./usePorts.ts";

/** ": ₹249.50", behind the word in the bar; nothing until it was known once. */
export default function RewardBalance({ userId }: { userId: string }) {
  const { api, clock } = usePorts();
  const language = useLanguage();
  const balance = useRewardBalance(userId);
  useEffect(() => {
    const gone = new AbortController();
    // Nobody reads the history here.
    api.call(rewardsHistory, { query: { limit: "1" } }, { signal: gone.signal, as: userId }).then(
      ({ rewardBalance }) => noteRewardBalance(userId, rewardBalance, clock.now()),
      // Without a network the last one that is known stays.
      () => undefined,
    );
    return () => gone.abort();
  }, [api, clock, userId]);
  return balance !== null && `: ${rupees(balance, language)}`;
}
