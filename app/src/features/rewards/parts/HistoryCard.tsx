import { Gift } from "lucide-react";
import type { OwnRedemption, RewardEntry, Rewards } from "#models/entities/reward.ts";
import { rupees } from "#app/shell/rewardMoney.ts";
import { Button } from "#app/ui/Button.tsx";
import { Card } from "#app/ui/Card.tsx";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { IconTile } from "#app/ui/IconTile.tsx";
import { useLanguage } from "#app/ui/language.ts";
import { useWords } from "#app/ui/words.ts";
import { words } from "../words.ts";
import { dayOf, monthOf } from "./format.ts";
import css from "./Rewards.module.css";

type LineProps = { what: string; when: string; amount: string; state: string };

const Line = ({ what, when, amount, state }: LineProps) => (
  <li className={css.line}>
    <span className={css.names}>
      <span className={css.name}>{what}</span>
      <span className={css.soft}>{when}</span>
    </span>
    <span className={css.amounts}>
      {amount && <span className={css.amount}>{amount}</span>}
      <span className={css.soft}>{state}</span>
    </span>
  </li>
);

function Entry({ entry }: { entry: RewardEntry }) {
  const w = useWords(words);
  const language = useLanguage();
  return (
    <Line
      what={entry.referred || w.gone}
      when={dayOf(language, entry.date)}
      amount={rupees(entry.amount, language, "exceptZero")}
      state={entry.amount < 0 && entry.state === "free" ? w.takenBack : w.entryStates[entry.state]}
    />
  );
}

function Payout({ payout }: { payout: OwnRedemption }) {
  const w = useWords(words);
  const language = useLanguage();
  const { state, reason } = payout;
  const outcome = state === "returned" ? w.returned(reason ?? "") : w.states[state];
  return (
    <Line
      what={monthOf(language, payout.month) || payout.upiId}
      when={dayOf(language, payout.endedAt ?? payout.createdAt)}
      // Returned before its month had ended: its amount never stood.
      amount={payout.amount === 0 ? "" : rupees(payout.amount, language)}
      state={outcome}
    />
  );
}

/** What was paid out, and what could not be. */
export function Payouts({ payouts }: { payouts: readonly OwnRedemption[] }) {
  const w = useWords(words);
  if (payouts.length === 0) return null;
  return (
    <Card className={css.card}>
      <h2 className={css.title}>{w.payouts}</h2>
      <ul className={css.list}>
        {payouts.map((payout) => (
          <Payout key={payout.redemptionId} payout={payout} />
        ))}
      </ul>
    </Card>
  );
}

type Props = { rewards: Rewards; older: () => Promise<void>; fetching: boolean };

/** Where the balance came from, entry by entry. */
export function HistoryCard({ rewards: { history, next, invited }, older, fetching }: Props) {
  const w = useWords(words);
  if (history.length === 0) {
    const gift = (
      <IconTile tone="sun">
        <Gift size={24} strokeWidth={1.8} aria-hidden />
      </IconTile>
    );
    return (
      <EmptyState title={invited === 0 ? w.empty : w.joined(invited)} picture={gift}>
        {invited === 0 ? w.emptyText : w.quiet}
      </EmptyState>
    );
  }
  return (
    <Card className={css.card}>
      <h2 className={css.title}>{w.history}</h2>
      <ul className={css.list}>
        {history.map((entry) => (
          <Entry key={entry.entryId} entry={entry} />
        ))}
      </ul>
      {next && (
        <Button kind="quiet" busy={fetching} onClick={() => void older()}>
          {w.older}
        </Button>
      )}
    </Card>
  );
}
