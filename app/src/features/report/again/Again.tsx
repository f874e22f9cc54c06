import { useState } from "react";
import { ANSWER_MAX } from "#models/entities/basics.ts";
import type { ReportQuestion } from "#models/entities/report.ts";
import { isAnswered } from "#models/rules/score.ts";
import { useCode } from "../../../shell/coding/useCode.ts";
import { Button } from "../../../ui/Button.tsx";
import { TextArea } from "../../../ui/Field.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { useWords } from "../../../ui/words.ts";
import css from "./Again.module.css";
import { Comparison } from "./Comparison.tsx";
import { readKeptAnswer, runsOf, type Whose } from "./kept.ts";
import { useAgain } from "./useAgain.ts";
import { words } from "./words.ts";

type Props = { whose: Whose; question: ReportQuestion };

function Form({ whose, question }: Props) {
  const w = useWords(words);
  const { text, compared, state, isLost, write, score } = useAgain(whose, question);
  const { userId, questionId } = whose;
  const code = useCode(question.type, questionId, text);
  const exercise = question.scheme?.exercise ?? null;
  return (
    <div className={css.form}>
      <TextArea
        label={w.yours}
        hint={w.hint}
        rows={6}
        placeholder={question.type === "coding" ? w.approach : undefined}
        maxLength={ANSWER_MAX - (code?.rest.length ?? 0)}
        value={code?.words ?? text}
        onChange={({ target }) => write(code?.withWords(target.value) ?? target.value)}
      />
      {code && (
        <code.Coding
          draft={code}
          question={{ questionId, question: question.question, exercise }}
          attemptId={runsOf(whose)}
          userId={userId}
          readOnly={false}
          onAnswer={write}
        />
      )}
      {isLost && <Notice tone="bad">{w.notKept}</Notice>}
      <div>
        <Button
          kind="quiet"
          busy={state === "scoring"}
          disabled={!isAnswered(text)}
          onClick={() => void score()}
        >
          {state === "scoring" ? w.scoring : w.score}
        </Button>
      </div>
      {state === "failed" && <Notice tone="warn">{w.failed}</Notice>}
      <div role="status">
        {compared && (
          <Comparison compared={compared} given={question.score} changed={compared.text !== text} />
        )}
      </div>
    </div>
  );
}

/** A question of a report to be answered once more, scored on this device; open where something is kept of it. */
export function Again(props: Props) {
  const w = useWords(words);
  const [open, setOpen] = useState(() => readKeptAnswer(props.whose) !== null);
  return (
    <details className={css.again} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{w.tryAgain}</summary>
      {open && <Form {...props} />}
    </details>
  );
}
