import { useState } from "react";
import type { PracticeCard } from "../../rows.ts";
import { useAuth } from "../../shell/useAuth.ts";
import { usePorts } from "../../shell/usePorts.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { Shimmer } from "../../ui/Shimmer.tsx";
import { useDocumentTitle } from "../../ui/useDocumentTitle.ts";
import { useWords } from "../../ui/words.ts";
import { deckOf } from "./logic/day.ts";
import { Overview } from "./parts/Overview.tsx";
import { Sitting, type Plan } from "./parts/Sitting.tsx";
import css from "./parts/Practice.module.css";
import { dayOf, usePractice, type Account } from "./usePractice.ts";
import { words } from "./words.ts";

function Loading() {
  const w = useWords(words);
  return (
    <>
      <p role="status" className={css.soft}>
        {w.loading}
      </p>
      <Shimmer height="220px" radius="var(--radius-l)" />
    </>
  );
}

function Empty({ account }: { account: Account }) {
  const w = useWords(words);
  return (
    <EmptyState title={w.empty} action={<ButtonLink to="/dashboard">{w.toDashboard}</ButtonLink>}>
      <p>{w.emptyText}</p>
      {account === "away" && <p>{w.emptyAway}</p>}
    </EmptyState>
  );
}

function Failed() {
  const w = useWords(words);
  const { device } = usePorts();
  return (
    <Notice
      tone="bad"
      action={
        <Button kind="quiet" onClick={() => device.reload()}>
          {w.reload}
        </Button>
      }
    >
      {w.failed}
    </Notice>
  );
}

type Taken = { card: PracticeCard; kept: boolean };

const focus = (button: HTMLButtonElement | null) => button?.focus();

/** What was just taken out of the deck, with the way back, which takes the focus where its row is gone. */
function TakenOut(props: { taken: Taken; undo: () => void; focused: boolean }) {
  const { taken, undo, focused } = props;
  const w = useWords(words);
  if (!taken.kept) return <Notice tone="bad">{w.notKept}</Notice>;
  return (
    <Notice
      action={
        <Button kind="quiet" ref={focused ? focus : undefined} onClick={undo}>
          {w.undo}
        </Button>
      }
    >
      {w.removed(taken.card.question.title)}
    </Notice>
  );
}

function PracticeOf({ userId }: { userId: string }) {
  const w = useWords(words);
  const { clock } = usePorts();
  const { deck, failed, account, setRemoved, check, write } = usePractice(userId);
  const [plan, setPlan] = useState<Plan | null>(null);
  const [taken, setTaken] = useState<Taken | null>(null);
  const day = dayOf(clock.now());

  const remove = async (card: PracticeCard) => setTaken({ card, kept: await setRemoved(card, true) });
  const undo = async ({ card }: Taken) => {
    if (await setRemoved(card, false)) setTaken(null);
  };
  const news = taken && (
    <TakenOut key={taken.card.id} taken={taken} undo={() => void undo(taken)} focused={plan === null} />
  );

  if (deck && plan) {
    const end = () => setPlan(null);
    return (
      <div className={css.page}>
        {news}
        <Sitting {...{ deck, plan, day, check, write, end }} remove={(card) => void remove(card)} />
      </div>
    );
  }
  const today = deck && deckOf(deck.cards, day);
  const none = today !== null && today.due.length + today.later.length === 0;
  return (
    <div className={css.page}>
      <PageHead kicker={w.kicker} title={w.title} />
      {failed && <Failed />}
      {news}
      {!failed && (!today || (none && account === "asking")) && <Loading />}
      {none && account !== "asking" && <Empty account={account} />}
      {today && !none && (
        <Overview
          {...{ today, day }}
          start={(next) => {
            setTaken(null);
            setPlan(next);
          }}
          remove={(card) => void remove(card)}
        />
      )}
    </div>
  );
}

/** /practice: questions of one's reports that went badly, again on the days when it helps. */
export default function PracticePage() {
  const w = useWords(words);
  const { user } = useAuth();
  useDocumentTitle(w.title);
  return user && <PracticeOf key={user.userId} userId={user.userId} />;
}
