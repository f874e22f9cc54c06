import { Undo2 } from "lucide-react";
import { type Corrections, isUncorrected } from "#models/entities/corrections.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { useWords } from "../../../ui/words.ts";
import { Facts } from "./Facts.tsx";
import { uncorrected } from "./logic/edit.ts";
import { isThin } from "./logic/view.ts";
import { Skills } from "./Skills.tsx";
import type { Reading, Saved } from "./useReading.ts";
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

/** All that was read, each part with its way to put it right. */
export function Read({
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
