import { useState } from "react";
import { splitAnswer } from "#models/coding/answerText.ts";
import type { ReportQuestion } from "#models/entities/report.ts";
import { Button } from "../../../ui/Button.tsx";
import { useWords } from "../../../ui/words.ts";
import { markQuotes } from "../logic/marks.ts";
import { words } from "../words.ts";
import css from "./CodeAnswer.module.css";
import { Marked } from "./Marked.tsx";

/** Copies, and says so; where the browser forbids it, the code can still be marked and copied by hand. */
function Copy({ code }: { code: string }) {
  const w = useWords(words);
  const [state, setState] = useState<"idle" | "copied" | "failed">("idle");
  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      setState("copied");
    } catch {
      setState("failed");
    }
  }
  return (
    <p className={css.copy}>
      <Button kind="quiet" onClick={() => void copy()}>
        {w.copyCode}
      </Button>
      <span role="status">
        {state === "copied" ? w.codeCopied : state === "failed" ? w.codeNotCopied : ""}
      </span>
    </p>
  );
}

/** An answer with code: the words first, then the code as it was written, and what it did when it was run. */
export function CodeAnswer({ question }: { question: ReportQuestion }) {
  const w = useWords(words);
  const { words: said, code, language } = splitAnswer(question.userAnswer);
  const quotes = question.found.map(({ quote }) => quote);
  const title = w.yourCode(w.codeLanguages[language ?? "text"]);
  return (
    <>
      {said.trim() !== "" && <Marked stretches={markQuotes(said, quotes)} label={w.yourAnswer} />}
      <figure className={css.figure}>
        <figcaption className={css.title}>{title}</figcaption>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long line is scrolled to with the keyboard */}
        <pre className={css.code} tabIndex={0} role="region" aria-label={title} lang="zxx" translate="no">
          <code>{code}</code>
        </pre>
        {question.run && <p className={css.run}>{w.examplesPassed(question.run.passed, question.run.of)}</p>}
        <Copy code={code} />
      </figure>
    </>
  );
}
