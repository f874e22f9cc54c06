import { Building2, Pencil, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import type { Company } from "#models/entities/company.ts";
import desk from "../../../shell/desk/desk.module.css";
import { LoadFailed, LoadingList } from "../../../shell/desk/PagedList.tsx";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Field } from "../../../ui/Field.tsx";
import { IconTile } from "../../../ui/IconTile.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { useWords } from "../../../ui/words.ts";
import { type Arrived, arrivedOf, matches } from "../logic/arrived.ts";
import { useCompanies } from "../useCompanies.ts";
import { words } from "../words.ts";
import { RemoveDialog } from "./RemoveDialog.tsx";

const icon = { size: 20, strokeWidth: 1.8, "aria-hidden": true } as const;

const rowId = (companyId: string) => `company-row-${companyId}`;

function Row({ company, onRemove }: { company: Company; onRemove(): void }) {
  const w = useWords(words);
  return (
    <li className={desk.card} id={rowId(company.companyId)} tabIndex={-1}>
      <div className={desk.head}>
        <div>
          <h3 className={desk.name}>{company.name}</h3>
          <p className={desk.soft}>
            {[company.industry, w.roundCount(company.rounds.length)].filter(Boolean).join(" · ")}
          </p>
        </div>
        <div className={desk.actions}>
          <ButtonLink
            kind="quiet"
            icon={<Pencil {...icon} />}
            to={`/admin/companies?edit=${company.companyId}`}
          >
            {w.edit} <VisuallyHidden>{company.name}</VisuallyHidden>
          </ButtonLink>
          <Button kind="plain" icon={<Trash2 {...icon} />} onClick={onRemove}>
            {w.remove} <VisuallyHidden>{company.name}</VisuallyHidden>
          </Button>
        </div>
      </div>
    </li>
  );
}

/** What has just been done, once. */
function Said({ arrived, removed }: { arrived: Arrived; removed: string | null }) {
  const w = useWords(words);
  if (removed !== null) return <Notice tone="good">{w.removed(removed)}</Notice>;
  if (arrived.saved) return <Notice tone="good">{w.saved(arrived.saved.name)}</Notice>;
  return arrived.added === undefined ? null : <Notice tone="good">{w.added(arrived.added)}</Notice>;
}

function Listed({ companies, onRemove }: { companies: readonly Company[]; onRemove(one: Company): void }) {
  const w = useWords(words);
  const [typed, setTyped] = useState("");
  const shown = companies.filter((company) => matches(company, typed));
  return (
    <>
      <Field type="search" label={w.search} value={typed} onChange={({ target }) => setTyped(target.value)} />
      <p role="status" className={desk.soft}>
        {shown.length === 0 ? w.nothingFound(typed) : w.shown(shown.length, companies.length)}
      </p>
      <ul className={desk.list}>
        {shown.map((company) => (
          <Row key={company.companyId} company={company} onRemove={() => onRemove(company)} />
        ))}
      </ul>
    </>
  );
}

const Empty = () => {
  const w = useWords(words);
  return (
    <EmptyState
      title={w.empty}
      picture={
        <IconTile>
          <Building2 size={24} strokeWidth={1.8} />
        </IconTile>
      }
      action={<ButtonLink to="/admin/companies?tab=add">{w.addCompany}</ButtonLink>}
    >
      {w.emptyText}
    </EmptyState>
  );
};

/** All companies: searched, opened for a change, removed. */
export function CompanyList() {
  const w = useWords(words);
  const arrived = arrivedOf(useLocation().state);
  const { items, failure, again } = useCompanies();
  const [asked, setAsked] = useState<Company | null>(null);
  const [removed, setRemoved] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const savedId = arrived.saved?.companyId;
  const isThere = items?.some(({ companyId }) => companyId === savedId);
  useEffect(() => {
    if (isThere && savedId !== undefined) document.getElementById(rowId(savedId))?.focus();
  }, [isThere, savedId]);
  function onRemoved(company: Company) {
    setAsked(null);
    setRemoved(company.name);
    again();
    heading.current?.focus();
  }
  return (
    <section className={desk.stack} aria-labelledby="company-list">
      <h2 id="company-list" ref={heading} className={desk.title} tabIndex={-1}>
        {w.list}
      </h2>
      <Said arrived={arrived} removed={removed} />
      {failure !== null && <LoadFailed say={failure} again={again} />}
      {items === null && failure === null && <LoadingList />}
      {items?.length === 0 && <Empty />}
      {items !== null && items.length > 0 && <Listed companies={items} onRemove={setAsked} />}
      {asked && (
        <RemoveDialog company={asked} onClose={() => setAsked(null)} onRemoved={() => onRemoved(asked)} />
      )}
    </section>
  );
}
