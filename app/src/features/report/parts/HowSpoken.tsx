import type { ReportQuestion } from "#models/entities/report.ts";
import type { Spoken } from "#models/entities/spoken.ts";
import { sumSpoken, wordsPerMinute } from "#models/speech/measures.ts";
import { MeasureList } from "../../../shell/Measures.tsx";
import { Card } from "../../../ui/Card.tsx";
import { type Language, useLanguage } from "../../../ui/language.ts";
import { useWords } from "../../../ui/words.ts";
import { words, type Words } from "../words.ts";
import css from "./HowSpoken.module.css";

/** The figures in their order: what it is, and how much. */
function figuresOf(w: Words, language: Language, spoken: Spoken): [string, string][] {
  const number = new Intl.NumberFormat(`${language}-IN`, { maximumFractionDigits: 1 });
  const pace = wordsPerMinute(spoken);
  return [
    [w.figures.pace, pace === null ? "–" : number.format(Math.round(pace))],
    [w.figures.talk, w.time(Math.round(spoken.talkMs / 1_000))],
    [w.figures.pauses, number.format(spoken.pauses)],
    [w.figures.longest, spoken.pauses === 0 ? "–" : w.seconds(number.format(spoken.longestPauseMs / 1_000))],
    [w.figures.fillers, number.format(spoken.fillers)],
  ];
}

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
        {figuresOf(w, language, spoken).map(([name, value]) => (
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
