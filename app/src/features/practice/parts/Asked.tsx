/* eslint-disable no-console -- the person is told in words */
import { useState, type KeyboardEvent } from "react";
import { ANSWER_MAX } from "#models/entities/basics.ts";
import { isAnswered } from "#models/rules/score.ts";
import type { PracticeCard } from "../../../rows.ts";
import { useCode } from "../../../shell/coding/useCode.ts";
import { plainLine } from "../../../shell/plainLine.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { TextArea } from "../../../ui/Field.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { useWords } from "../../../ui/words.ts";
import { runsOf, type Checked } from "../usePractice.ts";
import { words } from "../words.ts";
import css from "./Practice.module.css";

type Props = {
  card: PracticeCard;
  /** What was written on the card before. */
  draft: string;
  write: (text: string) => Promise<void>;
  check: (text: string) => Promise<Checked>;
  remove: () => void;
};

/** Takes the focus as soon as it is there, so that whoever cannot see the screen hears what it is. */
const focus = (heading: HTMLElement | null) => heading?.focus();

function Question({ card }: Pick<Props, "card">) {
  const w = useWords(words);
  const { question, resumeLine } = card.question;
  return (
    <header className={css.names}>
      <p className={css.soft}>{w.from(card.companyName, card.roundTitle)}</p>
      <h1 className={css.question} lang="en" tabIndex={-1} ref={focus}>
        {question}
      </h1>
      {resumeLine && (
        <p className={css.soft}>
          {w.fromResume}: <span lang="en">“{plainLine(resumeLine)}”</span>
        </p>
      )}
    </header>
  );
}

/** Why there is no score of what was written. */
function NotJudged({ checked }: { checked: Checked | "checking" }) {
  const w = useWords(words);
  if (checked === "checking" || checked.kind === "scored") return null;
  if (checked.kind === "failed") return <Notice tone="bad">{w.checkFailed}</Notice>;
  return (
    <Notice tone="warn">
      <span lang="en">{checked.say}</span>
    </Notice>
  );
}

/** One question with a box for the answer. Each key is written down, so that nothing typed is lost. */
export function Asked({ card, draft, write, check, remove }: Props) {
  const w = useWords(words);
  const [text, setText] = useState(draft);
  const code = useCode(card.question.type, card.id, text);
  const [kept, setKept] = useState<"saved" | "lost" | null>(draft ? "saved" : null);
  const [checked, setChecked] = useState<Checked | "checking" | null>(null);
  const isChecking = checked === "checking";

  function typed(answer: string) {
    setText(answer);
    write(answer).then(
      () => setKept("saved"),
      (why: unknown) => {
        console.warn("An answer to a practice card could not be written down", why);
        setKept("lost");
      },
    );
  }
  async function send() {
    if (isChecking || !isAnswered(text)) return;
    setChecked("checking");
    setChecked(await check(text));
  }
  function keys(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  }

  return (
    <Card className={css.card}>
      <Question card={card} />
      <TextArea
        key={code?.held ? "words" : "all"}
        label={w.answer}
        hint={w.answerHint}
        rows={8}
        placeholder={card.question.type === "coding" ? w.approach : undefined}
        maxLength={ANSWER_MAX - (code?.rest.length ?? 0)}
        defaultValue={code?.words ?? text}
        readOnly={isChecking}
        onInput={({ currentTarget: { value } }) => typed(code?.withWords(value) ?? value)}
        onKeyDown={keys}
      />
      {code && (
        <code.Coding
          draft={code}
          question={card.question}
          attemptId={runsOf(card)}
          userId={card.userId}
          readOnly={isChecking}
          onAnswer={typed}
        />
      )}
      <p className={css.soft} data-kept={kept ?? undefined}>
        {kept === "saved" && w.saved}
      </p>
      {kept === "lost" && <Notice tone="bad">{w.lost}</Notice>}
      {checked !== null && <NotJudged checked={checked} />}
      <div className={css.bar}>
        <Button size="l" disabled={!isAnswered(text)} busy={isChecking} onClick={() => void send()}>
          {isChecking ? w.checking : w.check}
        </Button>
        <Button kind="plain" aria-label={w.removeOf(card.question.title)} onClick={remove}>
          {w.remove}
        </Button>
      </div>
    </Card>
  );
}
