import { useState } from "react";
import { usePorts } from "#app/shell/usePorts.ts";
import { resetPassword } from "#models/contract/account.ts";
import { Problem } from "#models/contract/problem.ts";
import { useArrival } from "./useArrival.ts";

/** What is wrong with the link, or with this moment. */
export type ResetFault = { over: boolean; say: string };

/** Sets a new password with the token of a link, and signs in. */
export function useReset(token: string) {
  const { api, auth } = usePorts();
  const arrive = useArrival();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<ResetFault | null>(null);

  async function reset(password: string) {
    if (busy) return;
    setBusy(true);
    setFault(null);
    try {
      const reply = await api.call(resetPassword, { body: { token, password } });
      auth.enter(reply);
      arrive(reply.user.userId);
    } catch (why) {
      const known = why instanceof Problem;
      setFault({ over: known && why.code === "link_over", say: known ? why.message : "Login failed" });
    }
    setBusy(false);
  }

  return { busy, fault, reset };
}
