/* eslint-disable no-console -- the person is told in words */
import { Copy, RotateCw } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import type { WaitingRow } from "../../../rows.ts";
import { useCopy } from "../../../shell/useCopy.ts";
import { usePorts } from "../../../shell/usePorts.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { useWords } from "../../../ui/words.ts";
import { beginning } from "../logic/amounts.ts";
import { words } from "../words.ts";
import { Section } from "./Section.tsx";
import css from "./Settings.module.css";

type Props = { waiting: WaitingRow[]; retry(row: WaitingRow): Promise<void> };

function Refused({ row, retry }: { row: WaitingRow; retry: Props["retry"] }) {
  const w = useWords(words);
  const [busy, setBusy] = useState(false);
  async function again() {
    setBusy(true);
    await retry(row).catch((why: unknown) => console.error("The row could not be sent again", why));
    setBusy(false);
  }
  const { copy, said } = useCopy(row.text, w);
  return (
    <li>
      <p>
        <strong>{w.what[row.what]}</strong>{" "}
        {row.text && <span className={css.words}>“{beginning(row.text)}”</span>}
      </p>
      <p className={css.soft}>{w.because(row.reason ?? "")}</p>
      <div className={css.row}>
        <Button
          kind="quiet"
          busy={busy}
          icon={<RotateCw size={20} strokeWidth={1.8} aria-hidden />}
          onClick={() => void again()}
        >
          {w.retry}
        </Button>
        {row.text && (
          <Button kind="quiet" icon={<Copy size={20} strokeWidth={1.8} aria-hidden />} onClick={copy}>
            {w.copy}
          </Button>
        )}
        <span role="status">{said}</span>
      </div>
    </li>
  );
}

/** What the account does not have yet, and what it has refused. */
export function WaitingSection({ waiting, retry }: Props) {
  const w = useWords(words);
  const { sync } = usePorts();
  const { away } = useSyncExternalStore(sync.subscribe, sync.state);
  const refused = waiting.filter(({ reason }) => reason !== null);
  const due = waiting.length - refused.length;
  return (
    <Section title={w.waiting}>
      {waiting.length === 0 && <p>{w.allSent}</p>}
      {due > 0 && <p>{away ? w.willSend(due) : w.sendingNow(due)}</p>}
      {refused.length > 0 && (
        <>
          <Notice tone="warn">{w.refused}</Notice>
          <ul className={css.list}>
            {refused.map((row) => (
              <Refused key={`${row.store} ${row.key}`} row={row} retry={retry} />
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
