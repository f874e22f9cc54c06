import type { PracticeCard } from "../../../rows.ts";
import { bandTone } from "../../../shell/bandTone.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { useWords } from "../../../ui/words.ts";
import { daysUntil, nextOf, type Day, type DeckOfDay } from "../logic/day.ts";
import { words } from "../words.ts";
import css from "./Practice.module.css";
import type { Plan } from "./Sitting.tsx";

/** The score of the newest answer to a card: of the last practice, else of the report. */
const lastScore = ({ tries, score }: PracticeCard) => tries[0]?.score ?? score;

const idsOf = (cards: readonly PracticeCard[]) => cards.map(({ id }) => id);

function Row(props: { card: PracticeCard; day: Day; remove: (card: PracticeCard) => void }) {
  const { card, day, remove } = props;
  const w = useWords(words);
  const { title, question } = card.question;
  return (
    <li className={css.line}>
      <div className={css.names}>
        <h3 className={css.name} lang="en">
          {card.whole ? title : question}
        </h3>
        <p className={css.soft}>
          {w.from(card.companyName, card.roundTitle)} · {w.when(daysUntil(card.schedule.dueAt, day))}
        </p>
        <p className={css.soft} data-tone={bandTone(lastScore(card))}>
          {w.lastScore(lastScore(card))}
        </p>
      </div>
      <Button kind="plain" aria-label={w.removeOf(title)} onClick={() => remove(card)}>
        {w.remove}
      </Button>
    </li>
  );
}

/** What is due today, with the way into it, and the whole deck below. */
export function Overview(props: {
  today: DeckOfDay;
  day: Day;
  start: (plan: Plan) => void;
  remove: (card: PracticeCard) => void;
}) {
  const { today, day, start, remove } = props;
  const w = useWords(words);
  const { due, later, done } = today;
  const next = nextOf(later, day);
  const all = [...due, ...later];
  return (
    <>
      <p className={css.lead}>{w.lead}</p>
      <Card className={css.card}>
        <h2 className={css.title}>{due.length > 0 ? w.due(due.length) : w.noneDue}</h2>
        <p className={css.soft}>{due.length > 0 ? w.dueText : next && w.next(next.count, next.days)}</p>
        {due.length > 0 ? (
          <Button size="l" onClick={() => start({ ids: idsOf(due), done, today: true })}>
            {w.start}
          </Button>
        ) : (
          <Button kind="quiet" onClick={() => start({ ids: idsOf(later), done: 0, today: false })}>
            {w.anyway}
          </Button>
        )}
      </Card>
      <h2 className={css.title}>{w.deck(all.length)}</h2>
      <Card>
        <ul className={css.list}>
          {all.map((card) => (
            <Row key={card.id} {...{ card, day, remove }} />
          ))}
        </ul>
      </Card>
    </>
  );
}
