import { type Corrections, isUncorrected } from "#models/entities/corrections.ts";
import { Undo2 } from "lucide-react";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { Shimmer } from "../../../ui/Shimmer.tsx";
import { useWords } from "../../../ui/words.ts";
import { Facts } from "./Facts.tsx";
import { uncorrected } from "./logic/edit.ts";
import { isThin } from "./logic/view.ts";
import { Skills } from "./Skills.tsx";
import { type Reading, type Saved, useReading } from "./useReading.ts";
import { words } from "./words.ts";
import { Work } from "./Work.tsx";
import { You } from "./You.tsx";
import css from "./WhatWeRead.module.css";

/** What each part of the page shows, and how it is put right. */
export type Part = Omit<Reading, "hidden"> & { correct: (corrections: Corrections) => void };

/** Text that nobody sees on the paper, shown as left out. */
function Hidden({ lines }: { lines: readonly string[] }) {
  const w = useWords(words);
  return (
    <details className={css.hidden}>
      <summary>{w.hidden(lines.length)}</summary>
      <p>{w.hiddenWhy}</p>
      <ul>
        {lines.map((line, i) => (
          <li key={i}>
            <q>{line}</q>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Read({
  reading,
  saved,
  correct,
}: {
  reading: Reading;
  saved: Saved | null;
  correct: Part["correct"];
}) {
  const w = useWords(words);
  const { hidden, ...rest } = reading;
  const part = { ...rest, correct };
  return (
    <>
      {hidden.length > 0 && <Hidden lines={hidden} />}
      {isThin(reading.read) && <Notice>{w.thin}</Notice>}
      <You {...part} />
      <Skills {...part} />
      <Work {...part} />
      <Facts {...part} />
      <div className={css.foot}>
        <p role="status" className={css.soft}>
          {saved === "saved" && w.saved}
        </p>
        {!isUncorrected(reading.corrections) && (
          <Button
            kind="quiet"
            icon={<Undo2 size={20} strokeWidth={1.8} aria-hidden />}
            onClick={() => correct(uncorrected(reading.corrections.resume))}
          >
            {w.undoAll}
          </Button>
        )}
      </div>
      {(saved === "unsaved" || saved === "replaced") && <Notice tone="bad">{w[saved]}</Notice>}
    </>
  );
}

/** What was read of the resume in this browser, and how the person puts it right. */
export default function WhatWeRead({ userId }: { userId: string }) {
  const w = useWords(words);
  const { state, saved, again, correct } = useReading(userId);
  return (
    <Card className={css.card}>
      <div>
        <h2 className={css.heading}>{w.title}</h2>
        <p className={css.soft}>{w.intro}</p>
      </div>
      {state.phase === "reading" && (
        <div role="status">
          <p className={css.soft}>{w.reading}</p>
          <Shimmer height="180px" />
        </div>
      )}
      {state.phase === "failed" && (
        <Notice
          tone="warn"
          action={
            <Button kind="quiet" onClick={again}>
              {w.again}
            </Button>
          }
        >
          {w.problems[state.problem]}
        </Notice>
      )}
      {state.phase === "read" && <Read reading={state} saved={saved} correct={correct} />}
    </Card>
  );
}
