import { Plus, Trash2 } from "lucide-react";
import { useState, type FormEvent } from "react";
import desk from "../../../shell/desk/desk.module.css";
import { useFocusLater } from "../../../shell/desk/useFocusLater.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { useWords } from "../../../ui/words.ts";
import {
  type BulkDraft,
  type BulkForm,
  checkedBulk,
  MOST_COMPANIES,
  withCompany,
  withCompanyChanged,
  withoutCompany,
} from "../logic/bulk.ts";
import type { CompanyForm, Fault, Faults } from "../logic/companyForm.ts";
import { words } from "../words.ts";
import css from "./Companies.module.css";
import { CompanyFields } from "./CompanyFields.tsx";
import { fieldId, Rounds } from "./Rounds.tsx";

/** A way to fill in a bulk insert. */
export type WayProps = {
  form: BulkForm;
  busy: boolean;
  onChange(form: BulkForm): void;
  onSend(companies: BulkDraft[]): void;
};

type AllFaults = ReadonlyMap<number, Faults>;

const NONE: Faults = new Map();
const NO_FAULTS: AllFaults = new Map();

const icon = { size: 20, strokeWidth: 1.8, "aria-hidden": true } as const;

const has = (faults: AllFaults, fault: Fault) =>
  [...faults.values()].some((own) => [...own.values()].includes(fault));

/** The sentences of SPEC section 5 for what is not filled in. */
function Missing({ faults }: { faults: AllFaults }) {
  const w = useWords(words);
  return (
    <>
      {has(faults, "name") && <Notice tone="bad">{w.namesFault}</Notice>}
      {has(faults, "title") && <Notice tone="bad">{w.titlesFault}</Notice>}
    </>
  );
}

type CompanyProps = {
  company: CompanyForm;
  place: number;
  faults: Faults;
  /** It is the only one, and stays. */
  stays: boolean;
  onChange(company: CompanyForm): void;
  onRemove(): void;
};

function Company({ company, place, faults, stays, onChange, onRemove }: CompanyProps) {
  const w = useWords(words);
  const name = w.companyNumber(place + 1);
  return (
    <fieldset className={css.company}>
      <legend className={css.legend}>{name}</legend>
      <CompanyFields form={company} faults={faults} nameFault={w.namesFault} onChange={onChange} />
      <Rounds form={company} faults={faults} least={1} onChange={onChange} />
      <div className={desk.actions}>
        <Button kind="plain" icon={<Trash2 {...icon} />} disabled={stays} onClick={onRemove}>
          {w.removeCompany(name)}
        </Button>
      </div>
    </fieldset>
  );
}

/** Several companies by form; at least one of them, each with at least one round. */
export function BulkByForm({ form, busy, onChange, onSend }: WayProps) {
  const w = useWords(words);
  const focus = useFocusLater();
  const [faults, setFaults] = useState(NO_FAULTS);
  function submit(event: FormEvent) {
    event.preventDefault();
    const result = checkedBulk(form.companies);
    setFaults(result.faults ?? NO_FAULTS);
    if (!result.faults) return onSend(result.drafts);
    const [first] = result.faults;
    const [field] = first?.[1].keys() ?? [];
    if (first && field !== undefined) focus(fieldId(first[0], field));
  }
  function add() {
    const next = withCompany(form);
    onChange(next);
    const last = next.companies.at(-1);
    if (last) focus(fieldId(last.n, "name"));
  }
  const type = (next: BulkForm) => {
    onChange(next);
    setFaults(NO_FAULTS);
  };
  return (
    <form className={desk.form} noValidate onSubmit={submit}>
      {form.companies.map((company, place) => (
        <Company
          key={company.n}
          company={company}
          place={place}
          faults={faults.get(company.n) ?? NONE}
          stays={form.companies.length === 1}
          onChange={(changed) => type(withCompanyChanged(form, changed))}
          onRemove={() => {
            type(withoutCompany(form, company.n));
            focus("bulk-add");
          }}
        />
      ))}
      <div className={desk.actions}>
        <Button
          id="bulk-add"
          kind="quiet"
          icon={<Plus {...icon} />}
          disabled={form.companies.length >= MOST_COMPANIES}
          onClick={add}
        >
          {w.anotherCompany}
        </Button>
      </div>
      <Missing faults={faults} />
      <div className={desk.actions}>
        <Button type="submit" busy={busy}>
          {w.insert(form.companies.length)}
        </Button>
      </div>
    </form>
  );
}
