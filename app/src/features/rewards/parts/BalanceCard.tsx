import type { Rewards } from "#models/entities/reward.ts";
import { rupees } from "#app/shell/rewardMoney.ts";
import { Card } from "#app/ui/Card.tsx";
import { useLanguage } from "#app/ui/language.ts";
import { useWords } from "#app/ui/words.ts";
import { words } from "../words.ts";
import css from "./Rewards.module.css";

/** What one has earned, and how that goes. */
export function BalanceCard({ rewards: { rewardBalance, invited } }: { rewards: Rewards }) {
  const w = useWords(words);
  const language = useLanguage();
  return (
    <Card className={css.card}>
      <div className={css.balance}>
        <h2 className={css.kicker}>{w.balance}</h2>
        <p className={css.number}>{rupees(rewardBalance, language)}</p>
        {invited > 0 && <p className={css.soft}>{w.joined(invited)}</p>}
      </div>
      <h3 className={css.title}>{w.how}</h3>
      <ol className={css.steps}>
        {w.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Card>
  );
}
