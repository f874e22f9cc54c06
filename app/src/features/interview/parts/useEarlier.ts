/* eslint-disable no-console -- the interview goes on without the history */
import { useCallback } from "react";
import type { Store } from "../../../ports.ts";
import type { AttemptRow, EarlierText } from "../../../rows.ts";
import { usePorts } from "../../../shell/usePorts.ts";
import { useRows } from "./useRows.ts";

const NONE: EarlierText[] = [];

const sameTexts = (a: readonly EarlierText[], b: readonly EarlierText[]) =>
  a.length === b.length && a.every(({ id }, at) => id === b[at]?.id);

/** Earlier texts of one answer of this attempt, newest first. */
export function useEarlier({ userId, companyId, roundId, attemptId }: AttemptRow, index: number) {
  const { store } = usePorts();
  const read = useCallback(
    async ({ history }: Store) => {
      const found = await history.list({ userId, companyId, roundId }, index);
      return found.filter((text) => text.attemptId === attemptId);
    },
    [userId, companyId, roundId, attemptId, index],
  );
  const texts = useRows(read, NONE, sameTexts);
  const forget = ({ id }: EarlierText) =>
    void store.history.remove(id).catch((why: unknown) => console.warn("The history waits", why));
  return { texts, forget };
}
