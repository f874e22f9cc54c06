import { useState } from "react";
import { bulkCompanies } from "#models/contract/companyDesk.ts";
import { cameBefore, sentenceOf } from "../../shell/desk/failure.ts";
import { usePorts } from "../../shell/usePorts.ts";
import { useWords } from "../../ui/words.ts";
import type { BulkDraft } from "./logic/bulk.ts";
import { words } from "./words.ts";

/** What came in the way; came: an earlier try with other content is stored. */
export type BulkTrouble = { kind: "failed"; say: string } | { kind: "came" };

/** Adds several companies at once, all of them or none; `added` is called once they are stored. */
export function useBulk(added: (count: number) => void) {
  const { api } = usePorts();
  const w = useWords(words);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<BulkTrouble | null>(null);
  return {
    busy,
    trouble,
    calm: () => setTrouble(null),
    async send(companies: BulkDraft[], key: string) {
      setBusy(true);
      setTrouble(null);
      try {
        const reply = await api.call(bulkCompanies, { body: { companies } }, { key });
        added(reply.companies.length);
      } catch (why) {
        setTrouble(
          cameBefore(why) ? { kind: "came" } : { kind: "failed", say: sentenceOf(why, w.bulkFailed) },
        );
      }
      setBusy(false);
    },
  };
}
