import { useLanguage } from "../ui/language.ts";
import { useRewardBalance } from "./rewardBalance.ts";
import { rupees } from "./rewardMoney.ts";
import { useMoney } from "./useMoney.ts";

/** ": ₹249.50", behind the word in the bar; nothing until it was known once. */
export default function RewardBalance({ userId }: { userId: string }) {
  const language = useLanguage();
  const balance = useRewardBalance(userId);
  useMoney(userId);
  return balance !== null && `: ${rupees(balance, language)}`;
}
