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
          <Button kind="plain" aria-expanded={open} aria-describedby={id} onClick={() => setOpen(!open)}>
            {open ? w.done : w.correct}
          </Button>
        )}
      </div>
      {open ? form : children}
    </section>
  );
}

/** The lines behind a fact, to open; a line that the person has added says so. */
export function Source({ lines }: { lines: readonly string[] }) {
  const w = useWords(words);
  return (
    <details className={css.source}>
      <summary>{w.source(lines.length)}</summary>
      {lines.map((line) => (
        <q key={line}>{line}</q>
      ))}
    </details>
  );
}
