import type { Failed, Ran, Tried } from "#models/coding/ran.ts";
import { Chip } from "../../ui/Chip.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { useWords } from "../../ui/words.ts";
import css from "./Coding.module.css";
import { words, type Words } from "./words.ts";

const toneOf = ({ state }: Failed) =>
  state === "passed" ? "good" : state === "not-run" ? "neutral" : state === "different" ? "warn" : "bad";

/** What came back, in one line; "" where nothing is known of it. */
function gotText(w: Words, { state, got, line }: Failed): string {
  if (state === "slow") return w.slow;
  if (state === "unreadable") return w.unreadable;
  return line === null ? got : `${got} (${w.atLine(line)})`;
}

/** A call, and what came of it; without what was expected for one that is not shown (see `Failed`). */
function Row({ name, tried }: { name: string; tried: Tried | Failed }) {
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
      {"expected" in tried && (
        <td>
          <span className={css.of}>{w.expected}</span> <code>{tried.expected}</code>
        </td>
      )}
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

/** Calls one below the other, under a line that says what they are. */
function Calls({ title, name, calls }: { title: string; name: string; calls: readonly (Tried | Failed)[] }) {
  return (
    <table className={css.table} aria-label={title}>
      <tbody>
        {calls.map((tried, at) => (
          <Row key={at} name={name} tried={tried} />
        ))}
      </tbody>
    </table>
  );
}

/** The examples one by one; of what is not shown only how much of it passed, and the first that does not. */
function Passed({ ran: { tried, passed, checks }, name }: { ran: Ran; name: string }) {
  const w = useWords(words);
  const sum = w.passed(passed, tried.length);
  return (
    <>
      <p role="status" className={css.sum}>
        {checks ? w.andChecks(sum, checks.passed, checks.of) : sum}
      </p>
      <Calls title={sum} name={name} calls={tried} />
      {checks?.failed && (
        <>
          <p className={css.sum}>{w.failing}</p>
          <Calls title={w.failing} name={name} calls={[checks.failed]} />
        </>
      )}
    </>
  );
}

/** What a run has shown, and what the code has written to its console. */
export function Results({ ran, name }: { ran: Ran; name: string }) {
  const w = useWords(words);
  return (
    <div className={css.results}>
      {ran.fault ? <Fault fault={ran.fault} name={name} /> : <Passed ran={ran} name={name} />}
      {ran.console.length > 0 && (
        <details className={css.console} open>
          <summary>{w.console}</summary>
          <pre>{ran.console.join("\n")}</pre>
        </details>
      )}
    </div>
  );
}
