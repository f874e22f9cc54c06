/* eslint-disable no-console -- the person is told in words; this is the only trace */
import { useEffect, useRef, useState } from "react";
import { Problem } from "#models/contract/problem.ts";
import { endShare, listShares, shareReport } from "#models/contract/shares.ts";
import type { Share } from "#models/entities/share.ts";
import { usePorts } from "../../../shell/usePorts.ts";

/** What others are to see. */
export type Choice = { withAnswers: boolean; shownAs: string };

/** Why nothing happened: no network, or anything else. */
export type Fault = "offline" | "failed";

/** The most links that are looked through for the one of this report; nobody has as many. */
const MOST = "100";

const faultOf = (why: unknown): Fault =>
  why instanceof Problem && (why.code === "offline" || why.code === "unavailable") ? "offline" : "failed";

/** The link to one report: whether there is one, making or changing it, and taking it back. */
export function useShare(userId: string, attemptId: string) {
  const { api, ids } = usePorts();
  /** undefined: not known yet; null: there is none. */
  const [share, setShare] = useState<Share | null | undefined>(undefined);
  const [fault, setFault] = useState<Fault | null>(null);
  const [busy, setBusy] = useState(false);
  const [round, setRound] = useState(0);
  /** A second try after a lost reply is the same request. */
  const keys = useRef(new Map<string, string>());

  useEffect(() => {
    const gone = new AbortController();
    api.call(listShares, { query: { limit: MOST } }, { signal: gone.signal, as: userId }).then(
      ({ shares }) => setShare(shares.find((one) => one.attemptId === attemptId) ?? null),
      (why: unknown) => {
        if (!gone.signal.aborted) setFault(faultOf(why));
      },
    );
    return () => gone.abort();
  }, [api, userId, attemptId, round]);

  /** Whether it was done. */
  async function work(ask: () => Promise<Share | null>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setFault(null);
    try {
      setShare(await ask());
      keys.current.clear();
      return true;
    } catch (why) {
      console.warn("The link stays as it was", why);
      setFault(faultOf(why));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    ...{ share, fault, busy },
    make: (choice: Choice) =>
      work(async () => {
        const body = { attemptId, ...choice };
        const mark = JSON.stringify(body);
        const key = keys.current.get(mark) ?? ids.make();
        keys.current.set(mark, key);
        return (await api.call(shareReport, { body }, { key, as: userId })).share;
      }),
    takeBack: ({ shareId }: Share) =>
      work(async () => {
        await api.call(endShare, { params: { shareId } }, { as: userId });
        return null;
      }),
    lookAgain() {
      setFault(null);
      setRound(round + 1);
    },
  };
}
