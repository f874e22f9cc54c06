import { useState } from "react";
import { usePorts } from "#app/shell/usePorts.ts";
import { joinGoogle } from "#models/contract/account.ts";
import { Problem } from "#models/contract/problem.ts";
import { useArrival } from "./useArrival.ts";

/** Joins a Google account with the account that has its address, by that one's password. */
export function useJoin(ticket: string) {
  const { api, auth } = usePorts();
  const arrive = useArrival();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function join(password: string) {
    if (busy) return;
    setBusy(true);
    setRefusal(null);
    try {
      const reply = await api.call(joinGoogle, { body: { ticket, password } });
      auth.enter(reply);
      arrive(reply.user.userId);
    } catch (why) {
      setRefusal(why instanceof Problem ? why.message : "Login failed");
    }
    setBusy(false);
  }

  return { busy, refusal, join };
}
