import { useState } from "react";
import { useLocation } from "react-router-dom";
import desk from "../../shell/desk/desk.module.css";
import { DeskPage } from "../../shell/desk/DeskPage.tsx";
import { readDraft } from "../../shell/desk/draft.ts";
import { LoadFailed, LoadingList } from "../../shell/desk/PagedList.tsx";
import { Tabs } from "../../shell/desk/Tabs.tsx";
import { useAuth } from "../../shell/useAuth.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { useWords } from "../../ui/words.ts";
import { type View, viewOf } from "./logic/arrived.ts";
import { Bulk } from "./parts/Bulk.tsx";
import { CompanyEditor, draftName, openedIn } from "./parts/CompanyEditor.tsx";
import { CompanyList } from "./parts/CompanyList.tsx";
import { useCompanies } from "./useCompanies.ts";
import { words } from "./words.ts";

/** A company that is opened for a change, as the server has it now. */
function Opened({ companyId }: { companyId: string }) {
  const w = useWords(words);
  const { items, failure, again } = useCompanies();
  const stored = items?.find((company) => company.companyId === companyId);
  if (stored) return <CompanyEditor stored={stored} />;
  if (failure !== null) return <LoadFailed say={failure} again={again} />;
  if (items === null) return <LoadingList rows={1} height="420px" />;
  return <EmptyState title={w.gone} action={<ButtonLink to="/admin/companies">{w.backToList}</ButtonLink>} />;
}

/** A change that was begun needs no network to go on. */
function Edit({ companyId }: { companyId: string }) {
  const w = useWords(words);
  const userId = useAuth().user?.userId ?? "";
  const [begun, setBegun] = useState(() => openedIn(readDraft(userId, draftName(companyId))));
  return (
    <div className={desk.stack}>
      <div className={desk.actions}>
        <ButtonLink kind="plain" to="/admin/companies">
          {w.backToList}
        </ButtonLink>
      </div>
      {begun ? (
        <CompanyEditor stored={begun} onDropped={() => setBegun(null)} />
      ) : (
        <Opened companyId={companyId} />
      )}
    </div>
  );
}

function Shown({ view }: { view: View }) {
  if (view.tab === "edit") return <Edit key={view.companyId} companyId={view.companyId} />;
  if (view.tab === "add") return <CompanyEditor key="new" stored={null} />;
  return view.tab === "bulk" ? <Bulk /> : <CompanyList />;
}

/** Companies and their rounds, for admins (SPEC section 2): a list, a form for one, a form for many. */
export default function CompaniesPage() {
  const w = useWords(words);
  const view = viewOf(useLocation().search);
  const tabs = [
    { value: "list", label: w.list, to: "/admin/companies" },
    { value: "add", label: w.addCompany, to: "/admin/companies?tab=add" },
    { value: "bulk", label: w.bulk, to: "/admin/companies?tab=bulk" },
  ] as const;
  const current = view.tab === "edit" ? null : view.tab;
  return (
    <DeskPage title={w.title}>
      <Tabs label={w.title} current={current} tabs={tabs} />
      <Shown view={view} />
    </DeskPage>
  );
}
