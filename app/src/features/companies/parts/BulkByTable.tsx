/* eslint-disable no-console -- the person is told in words */
import { Copy } from "lucide-react";
import { useDeferredValue, useEffect, useState, type ChangeEvent, type FormEvent } from "react";
import desk from "../../../shell/desk/desk.module.css";
import { useCopy } from "../../../shell/useCopy.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field, TextArea } from "../../../ui/Field.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { useWords } from "../../../ui/words.ts";
import { type BulkTable, readBulkTable, SAMPLE } from "../logic/bulkTable.ts";
import { readTable } from "../readTable.ts";
import { words } from "../words.ts";
import type { WayProps } from "./BulkByForm.tsx";
import css from "./Companies.module.css";
import { Preview } from "./Preview.tsx";

/** A text that was read; null where it could not be. */
type Read = { text: string; unclosed: number | null; table: BulkTable | null };

/** The table in a text; undefined while it is being read, or where there is no text. */
function useTable(text: string): Read | undefined {
  const [read, setRead] = useState<Read | undefined>(undefined);
  useEffect(() => {
    let here = true;
    readTable(text).then(
      ({ rows, unclosed }) => here && setRead({ text, unclosed, table: readBulkTable(rows) }),
      (why: unknown) => {
        console.warn("The table could not be read", why);
        if (here) setRead({ text, unclosed: null, table: null });
      },
    );
    return () => void (here = false);
  }, [text]);
  return text.trim() === "" || read?.text !== text ? undefined : read;
}

function Sample() {
  const w = useWords(words);
  const { copy, said } = useCopy(SAMPLE, w);
  return (
    <details>
      <summary className={css.summary}>{w.sample}</summary>
      <div className={desk.stack}>
        <p className={desk.soft}>{w.sampleText}</p>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, also by keyboard */}
        <pre className={css.sample} tabIndex={0}>
          {SAMPLE}
        </pre>
        <div className={desk.actions}>
          <Button kind="quiet" icon={<Copy size={20} strokeWidth={1.8} aria-hidden />} onClick={copy}>
            {w.copySample}
          </Button>
          <span role="status">{said}</span>
        </div>
      </div>
    </details>
  );
}

const isGood = (read: Read | undefined): read is Read & { table: BulkTable } =>
  read?.table !== null &&
  read?.table !== undefined &&
  read.unclosed === null &&
  read.table.absent.length === 0 &&
  read.table.problems.length === 0 &&
  read.table.companies.length > 0;

/** Several companies from a table that is pasted, or read from a file: shown as it was read before anything is sent. */
export function BulkByTable({ form, busy, onChange, onSend }: WayProps) {
  const w = useWords(words);
  const text = useDeferredValue(form.text);
  const read = useTable(text);
  const [unread, setUnread] = useState(false);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isGood(read) && read.text === form.text) onSend(read.table.companies);
  }
  async function open({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    try {
      onChange({ ...form, text: await file.text() });
      setUnread(false);
    } catch (why) {
      console.warn("The file could not be read", why);
      setUnread(true);
    }
  }
  return (
    <form className={desk.form} noValidate onSubmit={submit}>
      <Sample />
      <TextArea
        label={w.table}
        hint={w.tableHint}
        className={css.paste ?? ""}
        rows={8}
        spellCheck={false}
        autoCapitalize="off"
        value={form.text}
        onChange={({ target }) => onChange({ ...form, text: target.value })}
      />
      <Field
        type="file"
        label={w.file}
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        error={unread && w.fileFailed}
        onChange={(event) => void open(event)}
      />
      {read?.table === null && <Notice tone="bad">{w.tableFailed}</Notice>}
      {read && read.unclosed !== null && <Notice tone="bad">{w.unclosed(read.unclosed)}</Notice>}
      {read?.table && <Preview table={read.table} />}
      <div className={desk.actions}>
        <Button type="submit" busy={busy} disabled={!isGood(read)}>
          {w.insert(read?.table?.companies.length ?? 0)}
        </Button>
      </div>
    </form>
  );
}
