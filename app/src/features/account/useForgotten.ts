import { useState } from "react";
import { language } from "#app/ui/language.ts";
import { usePorts } from "#app/shell/usePorts.ts";
import { forgotPassword } from "#models/contract/account.ts";
import { Problem } from "#models/contract/problem.ts";

/** Has a link to a new password mailed. */
export function useForgotten() {
  const { api } = usePorts();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  /** The address that was written to, where there is such an account. */
  const [sentTo, setSentTo] = useState<string | null>(null);

  async function send(email: string) {
    if (busy) return;
    setBusy(true);
    setRefusal(null);
    setSentTo(null);
    try {
      await api.call(forgotPassword, { body: { email, language: language() } });
      setSentTo(email);
    } catch (why) {
      setRefusal(why instanceof Problem ? why.message : "Login failed");
    }
    setBusy(false);
  }

  return { busy, refusal, sentTo, send };
}
