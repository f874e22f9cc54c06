import { Copy } from "lucide-react";
import { useMemo } from "react";
import { betterAnswer, type BetterPiece } from "#models/coach/better/betterAnswer.ts";
import type { ReportQuestion } from "#models/entities/report.ts";
import { plainLine } from "../../../shell/plainLine.ts";
import { useCopy } from "../../../shell/useCopy.ts";
import { Button } from "../../../ui/Button.tsx";
import { useWords } from "../../../ui/words.ts";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { betterText, isFromAnswer, sampleOf, shownPiece, sourcesOf, stretchesOf } from "../logic/better.ts";
import { words } from "../words.ts";
import css from "./BetterAnswer.module.css";
import { CodeBlock } from "./CodeBlock.tsx";

/** Each source with its own look; where it is from is said aloud where it changes. */
function Pieces({ pieces }: { pieces: readonly BetterPiece[] }) {
  const w = useWords(words);
  const [first] = pieces;
  if (first?.from === "code") return <CodeBlock code={first.text} label={w.betterFrom.code} />;
  return (
    <p className={css.text}>
      {pieces.map(({ text, from }, at) => (
        <span key={at}>
          {from !== pieces[at - 1]?.from && <VisuallyHidden>{`${w.betterFrom[from]}: `}</VisuallyHidden>}
          <span lang="en" className={css[from]}>
            {shownPiece({ text, from })}
          </span>{" "}
        </span>
      ))}
    </p>
  );
}

/** What the looks mean, for the eye; whoever listens has been told at each place. */
function Legend({ pieces }: { pieces: readonly BetterPiece[] }) {
  const w = useWords(words);
  return (
    <ul className={css.legend} aria-hidden>
      {sourcesOf(pieces).map((from) => (
        <li key={from}>
          <span className={css[from]}>{sampleOf(from)}</span> {w.betterFrom[from]}
        </li>
      ))}
    </ul>
  );
}

function Copying({ text }: { text: string }) {
  const w = useWords(words);
  const { copy, said } = useCopy(text, w);
  return (
    <p className={css.row}>
      <Button kind="plain" icon={<Copy size={20} strokeWidth={1.8} aria-hidden />} onClick={copy}>
        {w.copyBetter}
      </Button>
      <span role="status">{said}</span>
    </p>
  );
}

const asRead = (question: ReportQuestion): ReportQuestion => ({
  ...question,
  resumeLine: question.resumeLine && plainLine(question.resumeLine),
});

/** A better answer of the person's own, to open; nothing where there is nothing to better (rules BA1 to BA5). */
export function BetterAnswer({ question }: { question: ReportQuestion }) {
  const w = useWords(words);
  const pieces = useMemo(() => betterAnswer(asRead(question)), [question]);
  if (pieces === null) return null;
  const isOwn = isFromAnswer(pieces);
  return (
    <details className={css.better}>
      <summary>{isOwn ? w.better : w.outline}</summary>
      <div className={css.box}>
        {stretchesOf(pieces).map((stretch, at) => (
          <Pieces key={at} pieces={stretch} />
        ))}
        <Legend pieces={pieces} />
        <p className={css.soft}>{w.betterNote}</p>
        <Copying text={betterText(pieces)} />
      </div>
    </details>
  );
}
