import type { Stretch } from "../logic/marks.ts";
import css from "./QuestionCard.module.css";

/** The person's own words, with what earned points marked where it stands. */
export function Marked({ stretches, label }: { stretches: readonly Stretch[]; label: string }) {
  return (
    <blockquote className={css.answer} aria-label={label}>
      {stretches.map(({ text, marked }, at) =>
        marked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
      )}
    </blockquote>
  );
}
