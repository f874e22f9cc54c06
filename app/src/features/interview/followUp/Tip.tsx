import type { Question } from "#models/entities/question.ts";
import { useWords } from "../../../ui/words.ts";
import css from "./FollowUp.module.css";
import { tipOf } from "./tipOf.ts";
import { words } from "./words.ts";

/** One short hint for the kind of question on screen. */
export function Tip({ question }: { question: Question }) {
  const w = useWords(words);
  return <p className={css.tip}>{tipOf(w.tips, question)}</p>;
}
