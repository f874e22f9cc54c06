import { useState, type FormEvent } from "react";
import { useNavigate } from "react-router-dom";
import * as z from "zod/mini";
import { Company } from "#models/entities/company.ts";
import desk from "../../../shell/desk/desk.module.css";
import { useFocusLater } from "../../../shell/desk/useFocusLater.ts";
import { useKeptForm } from "../../../shell/desk/useKeptForm.ts";
import { usePorts } from "../../../shell/usePorts.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { useWords } from "../../../ui/words.ts";
import { checked, CompanyForm, type Faults, formOf, newCompany } from "../logic/companyForm.ts";
import type { Arrived } from "../logic/arrived.ts";
import { type Trouble, useSave } from "../useSave.ts";
import { words } from "../words.ts";
import { CompanyFields } from "./CompanyFields.tsx";
import { fieldId, Rounds } from "./Rounds.tsx";

/** A form on its way: `opened` is the company as it was when it was opened, null for a new one. */
const Draft = z.object({ key: z.string(), opened: z.nullable(Company), form: CompanyForm });

/** The name under which the form of a company, or of a new one, is kept. */
export const draftName = (companyId: string | null) =>
  companyId === null ? "company:new" : `company:${companyId}`;

/** The company that a kept form began with; undefined where none is kept. */
export const openedIn = (draft: unknown): Company | null | undefined => Draft.safeParse(draft).data?.opened;

const NONE: Faults = new Map();

type WayOn = { again(): void; over(): void; theirs(company: Company): void; anew(): void };

/** What came in the way of saving, and the ways on. */
function InTheWay({ trouble, again, over, theirs, anew }: WayOn & { trouble: Trouble }) {
  const w = useWords(words);
  if (trouble.kind === "failed") {
    const retry = (
      <Button kind="quiet" onClick={again}>
        {w.tryAgain}
      </Button>
    );
    return (
      <Notice tone="bad" action={retry}>
        {trouble.say}
      </Notice>
    );
  }
  const came = trouble.kind === "came";
  return (
    <Notice tone="warn">
      <div className={desk.stack}>
        <p>{came ? w.came : w.changed(trouble.theirs.name)}</p>
        <div className={desk.actions}>
          <Button kind="quiet" onClick={came ? anew : over}>
            {came ? w.saveAnew : w.saveOver}
          </Button>
          {!came && (
            <Button kind="quiet" onClick={() => theirs(trouble.theirs)}>
              {w.takeTheirs}
            </Button>
          )}
        </div>
      </div>
    </Notice>
  );
}

type Props = {
  /** The company that is changed; null for a new one. */
  stored: Company | null;
  /** What was typed has been dropped. */
  onDropped?: () => void;
};

/** Adding a company, or changing one, with its rounds. */
export function CompanyEditor({ stored, onDropped }: Props) {
  const w = useWords(words);
  const { ids } = usePorts();
  const navigate = useNavigate();
  const focus = useFocusLater();
  const [faults, setFaults] = useState(NONE);
  const fresh = (opened = stored) => ({
    key: ids.make(),
    opened,
    form: opened ? formOf(opened) : newCompany(),
  });
  const name = draftName(stored?.companyId ?? null);
  const { form: draft, kept, change, drop } = useKeptForm<z.infer<typeof Draft>>(name, Draft, fresh);
  const { busy, trouble, calm, save } = useSave((company) => {
    drop();
    const state: Arrived = { saved: { companyId: company.companyId, name: company.name } };
    void navigate("/admin/companies", { state });
  });
  function submit(over = false, key = draft.key) {
    const result = checked(draft.form);
    setFaults(result.faults ?? NONE);
    const [first] = result.faults?.keys() ?? [];
    if (first !== undefined) return focus(fieldId(draft.form.n, first));
    if (result.faults || busy) return;
    // On this device before it is sent: a reload in between sends it under the same key again.
    change({ ...draft, key });
    void save({ ...draft, key, draft: result.draft }, over);
  }
  const type = (form: CompanyForm) => {
    change({ ...draft, form });
    setFaults(NONE);
  };
  function giveUp() {
    drop();
    setFaults(NONE);
    calm();
    onDropped?.();
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    submit();
  }
  const failed = { form: draft.form, faults, onChange: type };
  return (
    <form className={desk.form} noValidate onSubmit={onSubmit}>
      <h2 className={desk.title} tabIndex={-1}>
        {stored ? w.editTitle(stored.name) : w.addTitle}
      </h2>
      {kept && <p className={desk.soft}>{w.keptHere}</p>}
      <CompanyFields {...failed} nameFault={w.nameFault} withLogo />
      <Rounds {...failed} least={0} />
      {trouble && (
        <InTheWay
          trouble={trouble}
          again={() => submit()}
          over={() => submit(true)}
          anew={() => submit(false, ids.make())}
          theirs={(company) => {
            change(fresh(company));
            calm();
          }}
        />
      )}
      <div className={desk.actions}>
        <Button type="submit" busy={busy}>
          {stored ? w.saveChanges : w.addCompany}
        </Button>
        {kept && (
          <Button kind="plain" onClick={giveUp}>
            {w.dropDraft}
          </Button>
        )}
      </div>
    </form>
  );
}
