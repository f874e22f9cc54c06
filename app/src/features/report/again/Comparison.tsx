import { Chip } from "../../../ui/Chip.tsx";
import { useWords } from "../../../ui/words.ts";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { bandTone } from "../../../shell/bandTone.ts";
import { words as reportWords } from "../words.ts";
import css from "./Again.module.css";
import type { Compared } from "./kept.ts";
import { words } from "./words.ts";

function Score({ name, score }: { name: string; score: number | null }) {
  const { notScored } = useWords(reportWords);
  return (
    <p className={css.side}>
      <span>{name}</span>
      {score === null ? <span>{notScored}</span> : <strong data-tone={bandTone(score)}>{score}</strong>}
    </p>
  );
}

/** By how much the score has changed; nothing where one of the answers has none: that is no score of 0. */
function Change({ then, now }: Pick<Compared, "then" | "now">) {
  const w = useWords(words);
  if (then === null || now === null) return null;
  return <Chip tone={now > then ? "good" : "neutral"}>{w.change(now - then)}</Chip>;
}

/** Whether the report has another score for the first answer. */
const isOther = (given: number | null, then: number | null): given is number =>
  given !== null && then !== null && given !== then;

/** Both scores, behind that of the report where it is another: people look for the one they know. */
function Sides({ then, now, given }: Pick<Compared, "then" | "now"> & { given: number | null }) {
  const w = useWords(words);
  const isOfHere = isOther(given, then);
  return (
    <div className={css.sides}>
      {isOfHere && <Score name={w.reported} score={given} />}
      <Score name={isOfHere ? w.thenHere : w.then} score={then} />
      <Score name={isOfHere ? w.nowHere : w.now} score={now} />
      <Change then={then} now={now} />
    </div>
  );
}

const signed = (change: number) => (change > 0 ? `+${change}` : `${change}`.replace("-", "−"));

function Parts({ parts }: Pick<Compared, "parts">) {
  const w = useWords(words);
  const { competencies } = useWords(reportWords);
  if (parts.length === 0) return null;
  return (
    <table className={css.table}>
      <caption>
        <VisuallyHidden>{w.parts}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{w.part}</th>
          <th scope="col">{w.then}</th>
          <th scope="col">{w.now}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ competency, then, now }) => (
          <tr key={competency}>
            <th scope="row">{competencies[competency]}</th>
            <td>{then ?? "–"}</td>
            <td>
              {now ?? "–"}
              {then !== null && now !== null && then !== now && <small> ({signed(now - then)})</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <div>
      <h4>{title}</h4>
      <ul lang="en">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}

/**
 * The first answer and the new one side by side.
 * @param props `given`: the score in the report, where it was scored in another way; `changed`: the text has changed since
 */
export function Comparison(props: { compared: Compared; given: number | null; changed: boolean }) {
  const { compared, given, changed } = props;
  const { then, now, state, feedback, parts, gained, lost, open, method } = compared;
  const w = useWords(words);
  return (
    <div className={css.compared}>
      <Sides {...{ then, now, given }} />
      {state !== "scored" && <p lang="en">{feedback}</p>}
      {changed && <p className={css.soft}>{w.changed}</p>}
      <Parts parts={parts} />
      <div className={css.points}>
        <Points title={w.gained} points={gained.map(({ text, quote }) => `${text}: “${quote}”`)} />
        <Points title={w.lost} points={lost} />
        <Points title={w.open} points={open} />
      </div>
      {then !== null && now !== null && (
        <p className={css.soft}>
          {w.how[method]} {isOther(given, then) && w.otherwise(given)}
        </p>
      )}
    </div>
  );
}
