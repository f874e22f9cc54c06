import { useState } from "react";
import { deleteCompany } from "#models/contract/companyDesk.ts";
import { Problem } from "#models/contract/problem.ts";
import type { Company } from "#models/entities/company.ts";
import desk from "../../../shell/desk/desk.module.css";
import { dropDraft } from "../../../shell/desk/draft.ts";
import { sentenceOf } from "../../../shell/desk/failure.ts";
import { useAuth } from "../../../shell/useAuth.ts";
import { usePorts } from "../../../shell/usePorts.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { useWords } from "../../../ui/words.ts";
import { words } from "../words.ts";
import { draftName } from "./CompanyEditor.tsx";

/** It is gone already: by somebody else, or by an earlier try. */
const isGone = (why: unknown) => why instanceof Problem && why.code === "company_not_found";

/** Asks before a company is taken off the list. */
export function RemoveDialog(props: { company: Company; onClose(): void; onRemoved(): void }) {
  const { company, onClose, onRemoved } = props;
  const w = useWords(words);
  const { api } = usePorts();
  const userId = useAuth().user?.userId ?? "";
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  async function remove() {
    setBusy(true);
    setFailure(null);
    try {
      await api.call(deleteCompany, { params: { companyId: company.companyId } });
    } catch (why) {
      setBusy(false);
      if (!isGone(why)) return setFailure(sentenceOf(why, w.deleteFailed));
    }
    dropDraft(userId, draftName(company.companyId));
    onRemoved();
  }
  return (
    <Dialog open onClose={onClose} title={w.removeTitle(company.name)}>
      <div className={desk.dialog}>
        <p>{w.removeText}</p>
        {failure !== null && <Notice tone="bad">{failure}</Notice>}
        <div className={desk.actions}>
          <Button className={desk.danger} busy={busy} onClick={() => void remove()}>
            {w.removeNow}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {w.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
