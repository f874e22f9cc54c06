import type { ReportQuestion } from "#models/entities/report.ts";
import { sumSpoken } from "#models/speech/measures.ts";
import { MeasureList } from "../../../shell/Measures.tsx";
import { Card } from "../../../ui/Card.tsx";
import { useLanguage } from "../../../ui/language.ts";
import { useWords } from "../../../ui/words.ts";
import { figuresOf } from "../logic/figures.ts";
import { words } from "../words.ts";
import css from "./HowSpoken.module.css";

/** How the whole interview was spoken; nothing where every answer was typed. */
export function HowSpoken({ questions }: { questions: readonly ReportQuestion[] }) {
  const w = useWords(words);
  const language = useLanguage();
  const spoken = sumSpoken(questions.map((question) => question.spoken));
  if (!spoken) return null;
  const count = questions.filter((question) => question.spoken).length;
  return (
    <Card className={css.card}>
      <div>
        <h2 className={css.title}>{w.howSpoken}</h2>
        <p className={css.soft}>
          {w.spokenAnswers(count, questions.length)} {w.notInScore}
        </p>
      </div>
      <dl className={css.figures}>
        {figuresOf(w, `${language}-IN`, spoken).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <details className={css.soft}>
        <summary>{w.workedOut}</summary>
        <MeasureList spoken={spoken} />
      </details>
    </Card>
  );
}
