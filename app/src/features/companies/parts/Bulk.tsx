import { useState } from "react";
import { useNavigate } from "react-router-dom";
import desk from "../../../shell/desk/desk.module.css";
import { useKeptForm } from "../../../shell/desk/useKeptForm.ts";
import { usePorts } from "../../../shell/usePorts.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { Segments } from "../../../ui/Segments.tsx";
import { useWords } from "../../../ui/words.ts";
import type { Arrived } from "../logic/arrived.ts";
import { type BulkDraft, BulkForm, newBulk } from "../logic/bulk.ts";
import { type BulkTrouble, useBulk } from "../useBulk.ts";
import { words } from "../words.ts";
import { BulkByForm } from "./BulkByForm.tsx";
import { BulkByTable } from "./BulkByTable.tsx";

function InTheWay({ trouble, anew }: { trouble: BulkTrouble; anew(): void }) {
  const w = useWords(words);
  if (trouble.kind === "failed") return <Notice tone="bad">{trouble.say}</Notice>;
  const again = (
    <Button kind="quiet" onClick={anew}>
      {w.sendAnew}
    </Button>
  );
  return (
    <Notice tone="warn" action={again}>
      {w.bulkCame}
    </Notice>
  );
}

/** Adding several companies at once, by form or from a pasted table: all of them or none, and once. */
export function Bulk() {
  const w = useWords(words);
  const { ids } = usePorts();
  const navigate = useNavigate();
  const fresh = () => newBulk(ids.make());
  const { form, kept, change, drop } = useKeptForm<BulkForm>("companies:bulk", BulkForm, fresh);
  // Another form begins from scratch: nothing of the one before stays on its screen.
  const [begun, setBegun] = useState(0);
  const [last, setLast] = useState<BulkDraft[]>([]);
  const { busy, trouble, calm, send } = useBulk((added) => {
    drop();
    const state: Arrived = { added };
    void navigate("/admin/companies", { state });
  });
  function submit(companies: BulkDraft[], key = form.key) {
    if (busy) return;
    // On this device before it is sent: a reload in between sends it under the same key again.
    change({ ...form, key });
    setLast(companies);
    void send(companies, key);
  }
  const ways = [
    { value: "form", label: w.byForm },
    { value: "table", label: w.byTable },
  ] as const;
  const Way = form.way === "form" ? BulkByForm : BulkByTable;
  return (
    <section className={desk.stack} aria-labelledby="bulk-title">
      <h2 id="bulk-title" className={desk.title}>
        {w.bulk}
      </h2>
      <p className={desk.soft}>{w.bulkText}</p>
      <Segments label={w.way} value={form.way} options={ways} onChange={(way) => change({ ...form, way })} />
      {kept && <p className={desk.soft}>{w.keptHere}</p>}
      <Way key={begun} form={form} busy={busy} onChange={change} onSend={submit} />
      {trouble && <InTheWay trouble={trouble} anew={() => submit(last, ids.make())} />}
      {kept && (
        <div className={desk.actions}>
          <Button
            kind="plain"
            onClick={() => {
              drop();
              calm();
              setBegun(begun + 1);
            }}
          >
            {w.dropDraft}
          </Button>
        </div>
      )}
    </section>
  );
}
