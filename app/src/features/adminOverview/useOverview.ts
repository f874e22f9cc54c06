import { useCallback } from "react";
import { overview } from "#models/contract/admin.ts";
import type { Overview } from "#models/entities/desk.ts";
import { usePages } from "../../shell/desk/usePages.ts";
import { usePorts } from "../../shell/usePorts.ts";
import { useWords } from "../../ui/words.ts";
import { words } from "./words.ts";

/** How the business stands; `again` looks anew, and what was there stays meanwhile. */
export function useOverview() {
  const { api } = usePorts();
  const w = useWords(words);
  const load = useCallback(
    async (_: string | undefined, signal: AbortSignal) => ({
      items: [await api.call(overview, {}, { signal })],
      next: null,
    }),
    [api],
  );
  const { items, failure, busy, again } = usePages<Overview>(load, w.failed);
  return { seen: items?.[0] ?? null, failure, busy, again };
}
