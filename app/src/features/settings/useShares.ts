/* eslint-disable no-console -- the person is told in words; this is the only trace */
import { useEffect, useState } from "react";
import { endShare, listShares } from "#models/contract/shares.ts";
import type { Share } from "#models/entities/share.ts";
import { usePorts } from "../../shell/usePorts.ts";

/** Links to reports that work, and taking one back. Without a network there are none to show. */
export function useShares(userId: string) {
  const { api } = usePorts();
  const [shares, setShares] = useState<Share[]>([]);
  const [busy, setBusy] = useState<string | null>(null);
  const [ended, setEnded] = useState<"yes" | "no" | null>(null);

  useEffect(() => {
    const gone = new AbortController();
    api.call(listShares, {}, { signal: gone.signal, as: userId }).then(
      (reply) => setShares(reply.shares),
      // The settings are whole without it.
      () => undefined,
    );
    return () => gone.abort();
  }, [api, userId]);

  async function takeBack({ shareId }: Share) {
    if (busy !== null) return;
    setBusy(shareId);
    setEnded(null);
    try {
      await api.call(endShare, { params: { shareId } }, { as: userId });
      setShares((all) => all.filter((one) => one.shareId !== shareId));
      setEnded("yes");
    } catch (why) {
      console.warn("The link stays", why);
      setEnded("no");
    }
    setBusy(null);
  }

  return { shares, busy, ended, takeBack };
}
