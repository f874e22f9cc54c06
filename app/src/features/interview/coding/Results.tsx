import type { Ran, Tried } from "#models/coding/ran.ts";
import { Chip } from "../../../ui/Chip.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { useWords } from "../../../ui/words.ts";
import css from "./Coding.module.css";
import { words, type Words } from "./words.ts";

const toneOf = ({ state }: Tried) =>
  state === "passed" ? "good" : state === "not-run" ? "neutral" : state === "different" ? "warn" : "bad";

/** What came back, in one line; "" where nothing is known of it. */
function gotText(w: Words, { state, got, line }: Tried): string {
  if (state === "slow") return w.slow;
  if (state === "unreadable") return w.unreadable;
  return line === null ? got : `${got} (${w.atLine(line)})`;
}

function Row({ name, tried }: { name: string; tried: Tried }) {
  const w = useWords(words);
  const got = gotText(w, tried);
  return (
    <tr>
      <td className={css.state}>
        <Chip tone={toneOf(tried)}>{w.states[tried.state]}</Chip>
      </td>
      <th scope="row">
        <code>{`${name}(${tried.args})`}</code>
      </th>
      <td>
        <span className={css.of}>{w.expected}</span> <code>{tried.expected}</code>
      </td>
      <td>
        {got !== "" && (
          <>
            <span className={css.of}>{w.got}</span> <code>{got}</code>
          </>
        )}
      </td>
    </tr>
  );
}

/** Why no example was run. */
function Fault({ fault, name }: { fault: NonNullable<Ran["fault"]>; name: string }) {
  const w = useWords(words);
  const { kind, line } = fault;
  const say = fault.say.replace(/^Uncaught /, "");
  return (
    <Notice tone="bad">
      {w.faults[kind]}
      {kind === "missing" && (
        <>
          : <code>{name}</code>
        </>
      )}
      {say !== "" && (
        <>
          : <code>{say}</code>
        </>
      )}
      {line !== null && ` (${w.atLine(line)})`}
    </Notice>
  );
}

/** What a run has shown: each example, and what the code has written to its console. */
export function Results({ ran, name }: { ran: Ran; name: string }) {
  const w = useWords(words);
  return (
    <div className={css.results}>
      {ran.fault ? (
        <Fault fault={ran.fault} name={name} />
      ) : (
        <>
          <p role="status" className={css.sum}>
            {w.passed(ran.passed, ran.tried.length)}
          </p>
          <table className={css.table} aria-label={w.passed(ran.passed, ran.tried.length)}>
            <tbody>
              {ran.tried.map((tried, at) => (
                <Row key={at} name={name} tried={tried} />
              ))}
            </tbody>
          </table>
        </>
      )}
      {ran.console.length > 0 && (
        <details className={css.console} open>
          <summary>{w.console}</summary>
          <pre>{ran.console.join("\n")}</pre>
        </details>
      )}
    </div>
  );
}
