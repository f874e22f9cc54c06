import { ScrollText } from "lucide-react";
import { useCallback } from "react";
import { listAudit } from "#models/contract/admin.ts";
import type { AuditEntry } from "#models/entities/desk.ts";
import { dateAndTime, rupees } from "../../shell/desk/amounts.ts";
import desk from "../../shell/desk/desk.module.css";
import { DeskPage } from "../../shell/desk/DeskPage.tsx";
import { PagedList } from "../../shell/desk/PagedList.tsx";
import { usePages } from "../../shell/desk/usePages.ts";
import { usePorts } from "../../shell/usePorts.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { IconTile } from "../../ui/IconTile.tsx";
import { useLanguage } from "../../ui/language.ts";
import { useWords } from "../../ui/words.ts";
import { partsOf, textOf } from "./logic/detail.ts";
import { isKnownAction, isKnownField, words } from "./words.ts";

function Entry({ entry }: { entry: AuditEntry }) {
  const w = useWords(words);
  const language = useLanguage();
  const { at, admin, action, person, subject, detail } = entry;
  const done = isKnownAction(action) ? w.actions[action] : action;
  const parts = partsOf(detail);
  const say = { yes: w.yes, no: w.no, rupees: (paise: number) => rupees(paise, language) };
  // Where a name stands below, the id tells nobody anything.
  const about = person ?? ("name" in detail || "companies" in detail ? "" : subject);
  return (
    <li className={desk.card}>
      <div>
        <h2 className={desk.name}>
          {admin ?? w.gone}: {done}
        </h2>
        <p className={desk.soft}>{[dateAndTime(at, language), about].filter(Boolean).join(" · ")}</p>
      </div>
      {parts.length > 0 && (
        <dl className={`${desk.figures} ${desk.details}`}>
          {parts.map(({ name, before, after }) => (
            <div key={name}>
              <dt>{isKnownField(name) ? w.fields[name] : name}</dt>
              <dd>
                {before === undefined
                  ? textOf(name, after, say)
                  : w.fromTo(textOf(name, before, say), textOf(name, after, say))}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

/** What admins have done, newest first. */
export default function AuditPage() {
  const w = useWords(words);
  const { api } = usePorts();
  const load = useCallback(
    async (after: string | undefined, signal: AbortSignal) => {
      const query = after === undefined ? {} : { after };
      const { entries, next } = await api.call(listAudit, { query }, { signal });
      return { items: entries, next };
    },
    [api],
  );
  const pages = usePages<AuditEntry>(load, w.listFailed);
  const picture = (
    <IconTile>
      <ScrollText size={24} strokeWidth={1.8} />
    </IconTile>
  );
  return (
    <DeskPage title={w.title}>
      <p className={desk.soft}>{w.text}</p>
      <PagedList pages={pages} empty={<EmptyState title={w.empty} picture={picture} />}>
        {(entry) => <Entry key={entry.entryId} entry={entry} />}
      </PagedList>
    </DeskPage>
  );
}
