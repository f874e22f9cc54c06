import { Check } from "lucide-react";
import type { Question } from "#models/entities/question.ts";
import { isAnswered } from "#models/rules/score.ts";
import { useWords } from "../../../ui/words.ts";
import { words } from "../words.ts";
import { icon } from "./icon.ts";
import css from "./Round.module.css";

export type RoundListProps = {
  questions: readonly Question[];
  answers: readonly string[];
  position: number;
  go: (index: number) => void;
};

/** "Question 3 of 8, answered": what a dot says. */
function useNames({ questions, answers }: RoundListProps) {
  const w = useWords(words);
  return questions.map((_, index) => {
    const done = isAnswered(answers[index] ?? "");
    return {
      done,
      name: `${w.questionOf(index + 1, questions.length)}, ${done ? w.answered : w.notAnswered}`,
    };
  });
}

/** One dot for each question: filled where there is an answer, long where one is. */
export function Dots(props: RoundListProps) {
  const names = useNames(props);
  return (
    <ol className={css.dots}>
      {props.questions.map(({ questionId }, index) => (
        <li key={questionId}>
          <button
            type="button"
            className={css.dot}
            aria-label={names[index]?.name}
            aria-current={index === props.position ? "step" : undefined}
            data-done={names[index]?.done}
            onClick={() => props.go(index)}
          />
        </li>
      ))}
    </ol>
  );
}

/** The questions by their titles. */
export function RoundList(props: RoundListProps) {
  const w = useWords(words);
  const names = useNames(props);
  return (
    <ol className={css.list}>
      {props.questions.map(({ questionId, title }, index) => (
        <li key={questionId}>
          <button
            type="button"
            className={css.entry}
            aria-current={index === props.position ? "step" : undefined}
            data-done={names[index]?.done}
            onClick={() => props.go(index)}
          >
            <span className={css.mark}>
              {names[index]?.done ? (
                <Check {...icon} size={16} aria-label={w.answered} aria-hidden={false} />
              ) : (
                index + 1
              )}
            </span>
            <span lang="en">{title}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
