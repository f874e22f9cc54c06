import { useCallback } from "react";
import { listRedemptions } from "#models/contract/rewards.ts";
import type { Redemption, RedemptionState } from "#models/entities/reward.ts";
import type { Api } from "../../ports.ts";
import { usePages } from "../../shell/desk/usePages.ts";
import { usePorts } from "../../shell/usePorts.ts";
import { useWords } from "../../ui/words.ts";
import { words } from "./words.ts";

type Part = { items: Redemption[]; next: string | null };

async function read(api: Api, state: RedemptionState, after: string | undefined, signal: AbortSignal) {
  const query = { state, ...(after !== undefined && { after }) };
  const { redemptions, next } = await api.call(listRedemptions, { query }, { signal });
  return { items: redemptions, next };
}

/** The bank gets one list with one sum: what is due is read to its end. */
async function readAll(api: Api, state: RedemptionState, signal: AbortSignal): Promise<Part> {
  const items: Redemption[] = [];
  let after: string | undefined;
  do {
    const part: Part = await read(api, state, after, signal);
    items.push(...part.items);
    after = part.next ?? undefined;
  } while (after !== undefined);
  return { items, next: null };
}

/** Requests for pay-out in one state, oldest first: all that are due, the others page by page. */
export function useRedemptions(state: RedemptionState) {
  const { api } = usePorts();
  const w = useWords(words);
  const load = useCallback(
    (after: string | undefined, signal: AbortSignal) =>
      state === "due" ? readAll(api, state, signal) : read(api, state, after, signal),
    [api, state],
  );
  return usePages<Redemption>(load, w.listFailed);
}
