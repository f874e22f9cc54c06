/* eslint-disable no-console -- a fault to look into; the person is told in words */
import { useState } from "react";
import { deleteAccount } from "#models/contract/auth.ts";
import { Problem } from "#models/contract/problem.ts";
import type { Ports } from "../../ports.ts";
import { usePorts } from "../../shell/usePorts.ts";

/**
 * Removes everything of a person from this browser and signs them out. The rows go first: where that fails, the person
 * is still here to be told. They go once more at the end, since something may have arrived meanwhile.
 */
async function clearBrowser({ everything, notices, device, auth }: Ports, userId: string) {
  await everything.wipe(userId);
  await device.clearCopies();
  await notices.forget();
  await auth.logout();
  await everything.wipe(userId);
  device.leave();
}

/** What went wrong: the server's sentence, or "" for this device's own failure. */
type Failure = { say: string } | null;

/** The two ways to go: from this device, or for good. */
export function useLeaving(userId: string) {
  const ports = usePorts();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>(null);
  const [deleted, setDeleted] = useState(false);

  async function go(first: () => Promise<unknown>) {
    setBusy(true);
    setFailure(null);
    try {
      await first();
      await clearBrowser(ports, userId);
    } catch (why) {
      if (!(why instanceof Problem)) console.error("Not everything could be removed", why);
      setFailure({ say: why instanceof Problem ? why.message : "" });
    }
    setBusy(false);
  }

  return {
    busy,
    failure,
    removeHere: () => go(async () => {}),
    deleteAccount: () =>
      go(async () => {
        // It was deleted at the first try, and only this browser was not cleared.
        if (deleted) return;
        await ports.api.call(deleteAccount, {});
        setDeleted(true);
      }),
    /** To sign in as somebody else; nothing is removed. */
    changeAccount: async () => {
      await ports.auth.logout();
      ports.device.leave();
    },
  };
}
