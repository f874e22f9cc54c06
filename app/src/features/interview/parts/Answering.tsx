import { List } from "lucide-react";
import { Suspense, useState } from "react";
import { isAnswered } from "#models/rules/score.ts";
import type { AttemptRow } from "../../../rows.ts";
import { isOver } from "../../../shell/isOver.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { useWords } from "../../../ui/words.ts";
import { unanswered } from "../logic/answers.ts";
import type { Context, Event } from "../logic/types.ts";
import type { Room } from "../speaking/room.ts";
import { words } from "../words.ts";
import { Answer } from "./Answer.tsx";
import css from "./Answering.module.css";
import { Controls } from "./Controls.tsx";
import { Elsewhere } from "./elsewherePage.ts";
import { FinishDialog } from "./finishPage.ts";
import { Head } from "./Head.tsx";
import { icon } from "./icon.ts";
import { QuestionHead } from "./QuestionHead.tsx";
import { Dots, RoundList } from "./RoundList.tsx";
import { useFinishedElsewhere } from "./useFinishedElsewhere.ts";
import { useFollowUp } from "./useFollowUp.ts";
import { useFinish } from "./useFinish.ts";
import { useKeys } from "./useKeys.ts";
import { useSpeaking } from "./useSpeaking.ts";

type Send = (event: Event) => void;

function TimeOver({ send }: { send: Send }) {
  const w = useWords(words);
  return (
    <Notice
      tone="warn"
      action={
        <Button kind="plain" onClick={() => send({ type: "TIME_SEEN" })}>
          {w.understood}
        </Button>
      }
    >
      {w.timeOver}
    </Notice>
  );
}

/** A word about the round where it is open or finished elsewhere as well. */
function ElsewhereToo(props: { attempt: AttemptRow; elsewhere: boolean; free: boolean; send: Send }) {
  const { send, ...here } = props;
  const finished = useFinishedElsewhere(here.attempt);
  if (!here.elsewhere && !finished) return null;
  return (
    <Suspense>
      <Elsewhere {...here} finished={finished} onTakeOver={() => send({ type: "TAKE_OVER" })} />
    </Suspense>
  );
}

/** Where one is among the questions: dots, and the list behind a button where there is no room beside. */
function Place({ context, send }: { context: Context; send: Send }) {
  const w = useWords(words);
  const [open, setOpen] = useState(false);
  const { questions, answers, attempt } = context;
  const position = attempt?.position ?? 0;
  const go = (index: number) => {
    setOpen(false);
    send({ type: "GO", index });
  };
  const here = w.questionOf(position + 1, questions.length);
  return (
    <nav className={css.place} aria-label={w.yourRound}>
      <Dots questions={questions} answers={answers} position={position} go={go} />
      <span className={css.here}>{here}</span>
      <button
        type="button"
        className={css.openList}
        onClick={() => setOpen(true)}
        aria-label={`${here}. ${w.openList}`}
      >
        {here}
        <List {...icon} size={16} />
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={w.yourRound}>
        <RoundList questions={questions} answers={answers} position={position} go={go} />
      </Dialog>
    </nav>
  );
}

type Props = {
  context: Context;
  speaking: boolean;
  /** Another tab answers, so that here is only to read. */
  elsewhere: boolean;
  /** It was so until now. */
  free: boolean;
  /** The interview as it stands at any moment. */
  room: Room;
};

/** The interview: nothing but the question, the answer, and the way on. */
export function Answering(props: Props) {
  const { context, speaking, elsewhere, free, room } = props;
  const { send } = room;
  const w = useWords(words);
  const { attempt, questions, answers, save, now, muted } = context;
  const position = attempt?.position ?? 0;
  const question = questions[position];
  const text = answers[position] ?? "";
  const isLast = position === questions.length - 1;
  const voice = useSpeaking(room, attempt?.attemptId ?? "", elsewhere);
  const { finish, settling, asking, left, cancel } = useFinish(
    room,
    attempt?.attemptId ?? "",
    voice,
    elsewhere,
  );
  const { asks, Asked, asked } = useFollowUp(context);
  const goOn = () => (isLast ? finish() : send({ type: "NEXT" }));
  const next = () => (!elsewhere && asks?.(room, voice)) || goOn();
  const speak = () => {
    // Who begins to speak does not listen any more.
    if (!voice.wanted) send({ type: "HUSH" });
    voice.toggle();
  };
  useKeys({ next, speak, go: send });
  if (!attempt || !question) return null;
  return (
    <div className={css.room}>
      <Head attempt={attempt} now={now} />
      <main className={css.main}>
        <section className={css.work} aria-label={w.questionOf(position + 1, questions.length)}>
          <Place context={context} send={send} />
          <QuestionHead
            question={question}
            speaking={speaking}
            muted={muted}
            silent={elsewhere}
            send={send}
          />
          {Asked && <Asked key={position} question={asked} readOnly={elsewhere} onWithout={goOn} />}
          <ElsewhereToo {...{ attempt, elsewhere, free, send }} />
          {isOver(attempt.deadlineAt, now) && !context.timeOverSeen && <TimeOver send={send} />}
          <Answer context={context} {...{ room, voice, attempt, question, elsewhere }} deaf={speaking} />
        </section>
        <Card as="aside" className={css.aside} aria-label={w.yourRound}>
          <h2 className={css.asideTitle}>{w.yourRound}</h2>
          <RoundList
            questions={questions}
            answers={answers}
            position={position}
            go={(index) => send({ type: "GO", index })}
          />
        </Card>
      </main>
      <Controls
        isFirst={position === 0}
        isLast={isLast}
        readOnly={elsewhere}
        canSave={isAnswered(text)}
        saved={save.asked && save.state !== "saving" && save.state !== "lost"}
        speaking={voice.wanted}
        settling={settling}
        speak={speak}
        next={next}
        send={send}
      />
      {asking !== null && (
        <Suspense>
          <FinishDialog
            open={asking && !elsewhere}
            count={unanswered(questions.length, answers).length}
            left={left}
            onClose={cancel}
            onFinish={() => send({ type: "FINISH" })}
          />
        </Suspense>
      )}
    </div>
  );
}
