import { Code, Play } from "lucide-react";
import { useState } from "react";
import { CodeLanguage } from "#models/coding/answerText.ts";
import { isGeneral, isUntouched, openingLanguage, starterOf } from "#models/coding/starter.ts";
import { ANSWER_MAX } from "#models/entities/basics.ts";
import type { Exercise } from "#models/entities/exercise.ts";
import type { Question } from "#models/entities/question.ts";
import { Button } from "../../ui/Button.tsx";
import { Select } from "../../ui/Field.tsx";
import { keep, readKept } from "../../ui/kept.ts";
import { Notice } from "../../ui/Notice.tsx";
import { useWords } from "../../ui/words.ts";
import css from "./Coding.module.css";
import type { Draft } from "./draft.ts";
import { EditorBox } from "./EditorBox.tsx";
import { noteRun } from "./runNotes.ts";
import { Results } from "./Results.tsx";
import { useRun } from "./useRun.ts";
import { words } from "./words.ts";

const icon = { size: 20, strokeWidth: 1.8, "aria-hidden": true } as const;

type Props = {
  draft: Draft;
  question: Pick<Question, "questionId" | "question" | "exercise">;
  /** By what its runs are remembered: its attempt, or another place where the question is answered. */
  attemptId: string;
  /** Whose choice of language is remembered. */
  userId: string;
  readOnly: boolean;
  /** Is given the whole answer. */
  onAnswer: (answer: string) => void;
};

const keyOf = (userId: string) => `taiyari-code-language:${userId}`;

const remembered = (userId: string) => CodeLanguage.safeParse(readKept(keyOf(userId))).data;

type RunProps = { exercise: Exercise; code: string; of: { attemptId: string; questionId: string } };

function Run({ exercise, code, of }: RunProps) {
  const w = useWords(words);
  const { ran, run, last } = useRun(exercise, (written, shown) => noteRun(of, written, shown));
  const isShown = ran !== null && typeof ran === "object";
  return (
    <>
      <Button
        kind="quiet"
        icon={<Play {...icon} />}
        busy={ran === "running"}
        onClick={() => void run(code)}
        className={css.run}
      >
        {ran === "running" ? w.running : w.run}
      </Button>
      <p className={css.hint}>{w.counts}</p>
      {isShown && last !== code && <Notice tone="warn">{w.changed}</Notice>}
      {ran === "failed" && <Notice tone="warn">{w.unavailable}</Notice>}
      {isShown && <Results ran={ran} name={exercise.name} />}
    </>
  );
}

/** The editor with what can be done with its code. */
function Written({ draft, question, attemptId, userId, readOnly, onAnswer }: Props) {
  const w = useWords(words);
  const exercise = question.exercise ?? null;
  const [language, setLanguage] = useState(
    () => draft.language ?? openingLanguage(question, remembered(userId)),
  );
  const [code, setCode] = useState(() => draft.code || starterOf(exercise, language));
  /** Counts the starters that were put in place of one another. */
  const [starter, setStarter] = useState(0);
  const [isFull, setFull] = useState(false);

  /** What one begins with is not one's answer yet. */
  function tell(written: string, as: CodeLanguage) {
    onAnswer(draft.withCode(isUntouched(exercise, written) ? "" : written, as));
  }
  function change(written: string) {
    setCode(written);
    setFull(false);
    tell(written, language);
  }
  function choose(next: CodeLanguage) {
    if (isGeneral(next)) keep(keyOf(userId), next);
    setLanguage(next);
    if (!isUntouched(exercise, code)) return tell(code, next);
    setCode(starterOf(exercise, next));
    setStarter(starter + 1);
  }
  // A fence with its language's name stands around it, and two line ends before it.
  const most = Math.max(0, ANSWER_MAX - draft.words.length - 40);
  return (
    <section className={css.coding} aria-label={w.title}>
      <Select
        label={w.language}
        value={language}
        disabled={readOnly}
        options={CodeLanguage.options.map((value) => ({ value, label: w.languages[value] }))}
        onChange={({ currentTarget }) => {
          const chosen = CodeLanguage.safeParse(currentTarget.value);
          if (chosen.success) choose(chosen.data);
        }}
      />
      <EditorBox
        key={starter}
        code={code}
        {...{ language, most }}
        readOnly={readOnly}
        onChange={change}
        onFull={() => setFull(true)}
      />
      {isFull && <Notice tone="warn">{w.full}</Notice>}
      {language !== "javascript" && language !== "text" && <p className={css.hint}>{w.onlyJavaScript}</p>}
      {language === "javascript" && exercise && (
        <Run exercise={exercise} code={code} of={{ attemptId, questionId: question.questionId }} />
      )}
    </section>
  );
}

/** Code before the words of an answer, so that it is in sight: there at once where the answer has some, else behind a button. */
export function Coding(props: Props) {
  const w = useWords(words);
  const [isOpen, setOpen] = useState(props.draft.held);
  if (isOpen) return <Written {...props} />;
  if (props.readOnly) return null;
  return (
    <Button kind="quiet" icon={<Code {...icon} />} onClick={() => setOpen(true)} className={css.run}>
      {w.write}
    </Button>
  );
}
