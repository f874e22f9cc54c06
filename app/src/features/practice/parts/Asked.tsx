/* eslint-disable no-console -- the person is told in words */
import { useRef, useState, type KeyboardEvent } from "react";
import { isAnswered } from "#models/rules/score.ts";
import type { PracticeCard } from "../../../rows.ts";
import { plainLine } from "../../../shell/plainLine.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { TextArea } from "../../../ui/Field.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { useWords } from "../../../ui/words.ts";
import { words } from "../words.ts";
import css from "./Practice.module.css";

type Props = {
  card: PracticeCard;
  /** What was written on the card before. */
  draft: string;
  write: (text: string) => Promise<void>;
  /** Resolves with whether the answer could be checked. */
  check: (text: string) => Promise<boolean>;
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

/** One question with a box for the answer. Each key is written down, so that nothing typed is lost. */
export function Asked({ card, draft, write, check, remove }: Props) {
  const w = useWords(words);
  const box = useRef<HTMLTextAreaElement>(null);
  const [blank, setBlank] = useState(!isAnswered(draft));
  const [kept, setKept] = useState<"saved" | "lost" | null>(draft ? "saved" : null);
  const [state, setState] = useState<"open" | "checking" | "failed">("open");

  function typed(text: string) {
    setBlank(!isAnswered(text));
    write(text).then(
      () => setKept("saved"),
      (why: unknown) => {
        console.warn("An answer to a practice card could not be written down", why);
        setKept("lost");
      },
    );
  }
  async function send() {
    const text = box.current?.value ?? "";
    if (state === "checking" || !isAnswered(text)) return;
    setState("checking");
    if (!(await check(text))) setState("failed");
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
        ref={box}
        label={w.answer}
        hint={w.answerHint}
        rows={8}
        defaultValue={draft}
        readOnly={state === "checking"}
        onInput={({ currentTarget }) => typed(currentTarget.value)}
        onKeyDown={keys}
      />
      <p className={css.soft} data-kept={kept ?? undefined}>
        {kept === "saved" && w.saved}
      </p>
      {kept === "lost" && <Notice tone="bad">{w.lost}</Notice>}
      {state === "failed" && <Notice tone="bad">{w.checkFailed}</Notice>}
      <div className={css.bar}>
        <Button size="l" disabled={blank} busy={state === "checking"} onClick={() => void send()}>
          {state === "checking" ? w.checking : w.check}
        </Button>
        <Button kind="plain" aria-label={w.removeOf(card.question.title)} onClick={remove}>
          {w.remove}
        </Button>
      </div>
    </Card>
  );
}
