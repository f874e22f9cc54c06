import { splitAnswer } from "#models/coding/answerText.ts";
import type { ReportQuestion } from "#models/entities/report.ts";
import { useCopy } from "../../../shell/useCopy.ts";
import { Button } from "../../../ui/Button.tsx";
import { useWords } from "../../../ui/words.ts";
import { markQuotes } from "../logic/marks.ts";
import { ranText } from "../logic/ranText.ts";
import { words } from "../words.ts";
import css from "./CodeAnswer.module.css";
import { CodeBlock } from "./CodeBlock.tsx";
import { Marked } from "./Marked.tsx";

function Copy({ code }: { code: string }) {
  const w = useWords(words);
  const { copy, said } = useCopy(code, { copied: w.codeCopied, notCopied: w.codeNotCopied });
  return (
    <p className={css.copy}>
      <Button kind="quiet" onClick={copy}>
        {w.copyCode}
      </Button>
      <span role="status">{said}</span>
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
        <CodeBlock code={code} label={title} />
        {question.run && <p className={css.run}>{ranText(w, question.run)}</p>}
        <Copy code={code} />
      </figure>
    </>
  );
}
