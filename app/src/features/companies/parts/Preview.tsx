import desk from "../../../shell/desk/desk.module.css";
import { Notice } from "../../../ui/Notice.tsx";
import { useWords } from "../../../ui/words.ts";
import { type BulkTable, type CellProblem, type Column, DURATIONS, type Line } from "../logic/bulkTable.ts";
import { words } from "../words.ts";
import css from "./Companies.module.css";

/** So many rows tell whether the table was read right; all of them would keep a phone busy. */
const ROWS_SHOWN = 100;
const PROBLEMS_SHOWN = 30;

const SHOWN = ["company", "title", "type", "difficulty", "duration", "questionCount"] as const;

/** What is wrong, row by row. */
function Problems({ problems, lines }: Pick<BulkTable, "problems" | "lines">) {
  const w = useWords(words);
  const cellOf = ({ row, column }: CellProblem) =>
    lines.find((line) => line.row === row)?.cells[column] ?? "";
  const is = (column: Column) => problems.some((one) => one.why === "missing" && one.column === column);
  const rest = problems.length - PROBLEMS_SHOWN;
  return (
    <Notice tone="bad">
      <div className={desk.stack}>
        {is("company") && <p>{w.namesFault}</p>}
        {is("title") && <p>{w.titlesFault}</p>}
        <ul className={css.problems}>
          {problems.slice(0, PROBLEMS_SHOWN).map((problem) => (
            <li key={`${problem.row} ${problem.column} ${problem.why}`}>
              {w.problem(problem.row, w.columns[problem.column], w.whys[problem.why](cellOf(problem)))}
            </li>
          ))}
        </ul>
        {rest > 0 && <p>{w.moreProblems(rest)}</p>}
      </div>
    </Notice>
  );
}

function Row({ line, problems }: { line: Line; problems: readonly CellProblem[] }) {
  const isWrong = (column: Column) =>
    problems.some((problem) => problem.row === line.row && problem.column === column);
  const textOf = (column: Column) => (column === "duration" ? String(line.duration) : line.cells[column]);
  return (
    <tr>
      <th scope="row">{line.row}</th>
      {SHOWN.map((column) => (
        <td key={column} className={isWrong(column) ? css.wrong : undefined}>
          {textOf(column)}
        </td>
      ))}
    </tr>
  );
}

/** A table as it was read: what is wrong with it, and what would be added. */
export function Preview({ table }: { table: BulkTable }) {
  const w = useWords(words);
  const { lines, companies, problems, absent, ignored } = table;
  if (absent.length > 0) return <Notice tone="bad">{w.absent(absent.map((name) => w.columns[name]))}</Notice>;
  const replaced = lines.filter((line) => line.replaced).map(({ row }) => row);
  return (
    <div className={desk.stack}>
      <h3 id="preview">{w.preview}</h3>
      {problems.length > 0 && <Problems problems={problems} lines={lines} />}
      {ignored.length > 0 && <Notice>{w.ignored(ignored)}</Notice>}
      {replaced.length > 0 && <Notice>{w.replaced(replaced, DURATIONS.min, DURATIONS.max)}</Notice>}
      <p role="status">{w.found(companies.length, lines.length)}</p>
      {lines.length > 0 && (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, also by keyboard
        <div className={css.scroll} role="region" aria-labelledby="preview" tabIndex={0}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{w.row}</th>
                {SHOWN.map((column) => (
                  <th key={column} scope="col">
                    {w.columns[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.slice(0, ROWS_SHOWN).map((line) => (
                <Row key={line.row} line={line} problems={problems} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {lines.length > ROWS_SHOWN && <p className={desk.soft}>{w.moreRows(lines.length - ROWS_SHOWN)}</p>}
    </div>
  );
}
