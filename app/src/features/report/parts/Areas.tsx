import { Card } from "../../../ui/Card.tsx";
import { useWords } from "../../../ui/words.ts";
import css from "../ReportPage.module.css";
import { words } from "../words.ts";

/** What to practise next. */
export function Areas({ areas }: { areas: readonly string[] }) {
  const w = useWords(words);
  if (areas.length === 0) return null;
  return (
    <Card className={css.areas}>
      <h2 className={css.title}>{w.areas}</h2>
      <ul lang="en">
        {areas.map((area, at) => (
          <li key={at}>{area}</li>
        ))}
      </ul>
    </Card>
  );
}
