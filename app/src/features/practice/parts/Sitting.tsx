import { useState } from "react";
import type { ReportQuestion } from "#models/entities/report.ts";
import type { PracticeCard } from "../../../rows.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Progress } from "../../../ui/Progress.tsx";
import { useWords } from "../../../ui/words.ts";
import { daysUntil, deckOf, nextOf, type Day } from "../logic/day.ts";
import type { Checked, Deck } from "../usePractice.ts";
import { words } from "../words.ts";
import { Asked } from "./Asked.tsx";
import { Judged } from "./Judged.tsx";
import css from "./Practice.module.css";

/** Which cards are practised one after another. `done`: answered today before; `today`: they are those due today. */
export type Plan = { ids: readonly string[]; done: number; today: boolean };

type Props = {
  deck: Deck;
  plan: Plan;
  day: Day;
  check: (card: PracticeCard, answer: string) => Promise<Checked>;
  write: (card: PracticeCard, text: string) => Promise<void>;
  remove: (card: PracticeCard) => void;
  end: () => void;
};

const focus = (title: HTMLElement | null) => title?.focus();

function Ended({ deck, day, count, end }: Pick<Props, "deck" | "day" | "end"> & { count: number }) {
  const w = useWords(words);
  const next = nextOf(deckOf(deck.cards, day).later, day);
  return (
    <EmptyState
      title={
        <span tabIndex={-1} ref={focus}>
          {w.ended}
        </span>
      }
      action={
        <>
          <Button onClick={end}>{w.leave}</Button>
          <ButtonLink kind="quiet" to="/dashboard">
            {w.toDashboard}
          </ButtonLink>
        </>
      }
    >
      {count > 0 && <p>{w.endedText(count)}</p>}
      {next && <p>{w.next(next.count, next.days)}</p>}
    </EmptyState>
  );
}

/** Cards one by one: the question, one's answer, what the coach makes of it, the next. */
export function Sitting({ deck, plan, day, check, write, remove, end }: Props) {
  const w = useWords(words);
  const [at, setAt] = useState(0);
  const [count, setCount] = useState(0);
  const [judged, setJudged] = useState<{ of: PracticeCard; said: ReportQuestion } | null>(null);
  // One that was taken out meanwhile, here or in another tab, is passed over.
  const cards = plan.ids.map((id) => deck.cards.find((card) => card.id === id && card.removedAt === null));
  const place = cards.findIndex((card, index) => index >= at && card !== undefined);
  const card = cards[place];
  if (!card) return <Ended {...{ deck, day, count, end }} />;

  const number = plan.done + place + 1;
  const all = plan.done + plan.ids.length;
  const isLast = cards.slice(place + 1).every((one) => one === undefined);
  const shown = judged?.of.id === card.id ? judged : null;

  async function answer(text: string, of: PracticeCard) {
    const checked = await check(of, text);
    if (checked.kind === "scored") {
      setJudged({ of, said: checked.said });
      setCount((now) => now + 1);
    }
    return checked;
  }
  function next() {
    setJudged(null);
    setAt(place + 1);
  }

  const progress = plan.today ? w.ofToday(number, all) : w.ofAll(number, all);
  return (
    <>
      <div className={css.bar}>
        <p className={css.soft}>{progress}</p>
        <Button kind="plain" onClick={end}>
          {w.leave}
        </Button>
      </div>
      <Progress value={(100 * (number - (shown ? 0 : 1))) / all} label={progress} />
      {shown ? (
        <Judged
          key={card.id}
          said={shown.said}
          before={shown.of.tries[0]?.score ?? shown.of.score}
          days={daysUntil(card.schedule.dueAt, day)}
          last={isLast}
          next={next}
        />
      ) : (
        <Asked
          key={card.id}
          card={card}
          draft={deck.drafts.find(({ cardId }) => cardId === card.id)?.text ?? ""}
          write={(text) => write(card, text)}
          check={(text) => answer(text, card)}
          remove={() => remove(card)}
        />
      )}
    </>
  );
}
