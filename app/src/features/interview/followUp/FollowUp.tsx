import { useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { useWords } from "../../../ui/words.ts";
import css from "./FollowUp.module.css";
import { words } from "./words.ts";

const isIn = (name: string) => document.activeElement?.tagName === name;

/** The question about the answer, beneath the one it belongs to; the answer goes on in the same box. */
export function FollowUp(props: { question: string; readOnly: boolean; onWithout: () => void }) {
  const w = useWords(words);
  const text = useRef<HTMLParagraphElement>(null);
  // Who is typing goes on typing, and is told; a question that is new on screen has the focus itself.
  const [isTyping] = useState(() => isIn("TEXTAREA"));
  useEffect(() => {
    if (!isTyping && !isIn("H1")) text.current?.focus();
  }, [isTyping]);
  return (
    <section className={css.followUp} aria-label={w.title}>
      <p className={css.kicker}>{w.title}</p>
      <p ref={text} tabIndex={-1} role={isTyping ? "alert" : undefined} className={css.question} lang="en">
        {props.question}
      </p>
      {!props.readOnly && (
        <div className={css.row}>
          <p className={css.hint}>{w.hint}</p>
          <Button kind="plain" onClick={props.onWithout}>
            {w.without}
          </Button>
        </div>
      )}
    </section>
  );
}
