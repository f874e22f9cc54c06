/* eslint-disable no-console -- the interview goes on without the history */
import { useEffect, useState } from "react";
import { usePorts } from "../../../shell/usePorts.ts";
import type { AttemptRow, EarlierText } from "../../../rows.ts";

const sameTexts = (a: readonly EarlierText[], b: readonly EarlierText[]) =>
  a.length === b.length && a.every(({ id }, at) => id === b[at]?.id);

/** Earlier texts of one answer of this attempt, newest first. */
export function useEarlier({ userId, companyId, roundId, attemptId }: AttemptRow, index: number) {
  const { store } = usePorts();
  const [texts, setTexts] = useState<EarlierText[]>([]);
  useEffect(() => {
    let here = true;
    const show = (found: EarlierText[]) => {
      const own = found.filter((text) => text.attemptId === attemptId);
      if (here) setTexts((before) => (sameTexts(before, own) ? before : own));
    };
    const look = () =>
      store.history
        .list({ userId, companyId, roundId }, index)
        .then(show, (why: unknown) => console.warn("The history waits", why));
    void look();
    const unsubscribe = store.subscribe(() => void look());
    return () => {
      here = false;
      unsubscribe();
    };
  }, [store, userId, companyId, roundId, attemptId, index]);
  const forget = ({ id }: EarlierText) =>
    void store.history.remove(id).catch((why: unknown) => console.warn("The history waits", why));
  return { texts, forget };
}
