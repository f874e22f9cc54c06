import { useState } from "react";
import { createCompany, updateCompany } from "#models/contract/companyDesk.ts";
import type { Company } from "#models/entities/company.ts";
import { CompanyChange, type CompanyDraft } from "#models/entities/companyDraft.ts";
import { cameBefore, sentenceOf } from "../../shell/desk/failure.ts";
import type { Api } from "../../ports.ts";
import { usePorts } from "../../shell/usePorts.ts";
import { useWords } from "../../ui/words.ts";
import { allCompanies } from "./allCompanies.ts";
import { type CompanyForm, isStored } from "./logic/companyForm.ts";
import { words } from "./words.ts";

/**
 * What came in the way of saving. came: an earlier try of this form, with other content, is stored. changed: somebody else
 * has changed the company meanwhile.
 */
export type Trouble =
  { kind: "failed"; say: string } | { kind: "came" } | { kind: "changed"; theirs: Company };

/** What is to be saved: what was typed, checked, and the company as it was when the form was opened; null for a new one. */
type Wish = { form: CompanyForm; draft: CompanyDraft; opened: Company | null; key: string };

const isSame = (one: Company, other: Company) => JSON.stringify(one) === JSON.stringify(other);

/** Looks first what the server has: a change of somebody else's meanwhile is not overwritten without a word. */
async function change(api: Api, { form, draft, opened }: Wish & { opened: Company }, over: boolean) {
  const { companyId } = opened;
  const stored = (await allCompanies(api)).find((company) => company.companyId === companyId);
  if (stored && isStored(form, stored)) return stored;
  if (stored && !over && !isSame(stored, opened)) return { kind: "changed", theirs: stored } as const;
  const body = CompanyChange.parse(draft);
  return (await api.call(updateCompany, { params: { companyId }, body })).company;
}

/** Saves a company; `saved` is called once, with the company as it is stored. */
export function useSave(saved: (company: Company) => void) {
  const { api } = usePorts();
  const w = useWords(words);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  async function send(wish: Wish, over: boolean): Promise<Company | Trouble> {
    const { opened, draft, key } = wish;
    if (opened) return change(api, { ...wish, opened }, over);
    return (await api.call(createCompany, { body: draft }, { key })).company;
  }

  return {
    busy,
    trouble,
    calm: () => setTrouble(null),
    /** @param over also where somebody else has changed it meanwhile */
    async save(wish: Wish, over = false) {
      setBusy(true);
      setTrouble(null);
      try {
        const result = await send(wish, over);
        if ("companyId" in result) saved(result);
        else setTrouble(result);
      } catch (why) {
        const say = sentenceOf(why, wish.opened ? w.updateFailed : w.createFailed);
        setTrouble(cameBefore(why) ? { kind: "came" } : { kind: "failed", say });
      }
      setBusy(false);
    },
  };
}
