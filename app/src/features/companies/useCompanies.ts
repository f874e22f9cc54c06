import { useCallback } from "react";
import type { Company } from "#models/entities/company.ts";
import { type Pages, usePages } from "../../shell/desk/usePages.ts";
import { usePorts } from "../../shell/usePorts.ts";
import { useWords } from "../../ui/words.ts";
import { allCompanies } from "./allCompanies.ts";
import { words } from "./words.ts";

/** All companies in one list, read anew with each visit. */
export function useCompanies(): Pages<Company> {
  const { api } = usePorts();
  const w = useWords(words);
  const load = useCallback(
    async (_: string | undefined, signal: AbortSignal) => ({
      items: await allCompanies(api, signal),
      next: null,
    }),
    [api],
  );
  return usePages(load, w.listFailed);
}
