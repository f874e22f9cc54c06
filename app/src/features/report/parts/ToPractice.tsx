import type { ReportQuestion } from "#models/entities/report.ts";
import { isWeak } from "#models/rules/weak.ts";
import { practiceWords } from "../../../shell/practiceWords.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { useWords } from "../../../ui/words.ts";
import css from "./ToPractice.module.css";

/** The way to the practice deck, where something of a report was weak (rule PD1). */
export function ToPractice({ questions }: { questions: readonly ReportQuestion[] }) {
  const w = useWords(practiceWords);
  if (!questions.some(isWeak)) return null;
  return (
    <p className={css.way}>
      <ButtonLink kind="quiet" to="/practice">
        {w.practise}
      </ButtonLink>
    </p>
  );
}
