import { useId, useState, type ReactNode } from "react";
import { Button } from "../../../ui/Button.tsx";
import { useWords } from "../../../ui/words.ts";
import { words } from "./words.ts";
import css from "./WhatWeRead.module.css";

/** One part of what was read; with a form it can be put right, after a press. */
export function Section({ title, form, children }: { title: string; form?: ReactNode; children: ReactNode }) {
  const w = useWords(words);
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <section aria-labelledby={id} className={css.section}>
      <div className={css.head}>
        <h3 id={id} className={css.title}>
          {title}
        </h3>
        {form && (
          <Button kind="quiet" aria-expanded={open} aria-describedby={id} onClick={() => setOpen(!open)}>
            {open ? w.done : w.correct}
          </Button>
        )}
      </div>
      {open ? form : children}
    </section>
  );
}

/** A fact that opens to the lines which say it; one that the person has added has none and says so. */
export function Fact({ lines, children }: { lines: readonly string[]; children: ReactNode }) {
  const w = useWords(words);
  if (lines.length === 0) {
    return (
      <div className={css.own}>
        {children} <span className={css.soft}>· {w.ownWords}</span>
      </div>
    );
  }
  return (
    <details className={css.source}>
      <summary>{children}</summary>
      {lines.map((line) => (
        <q key={line}>{line}</q>
      ))}
    </details>
  );
}
