/* eslint-disable no-console -- the page goes on without; the person is told in words */
import { useEffect, useState } from "react";
import { chooseInterviewer, interviewerChoice } from "#models/contract/interviewer.ts";
import { Problem } from "#models/contract/problem.ts";
import { useAuth } from "./useAuth.ts";
import { usePorts } from "./usePorts.ts";

const complain = (why: unknown) => {
  if (!(why instanceof Problem)) console.error("The choice of the interviewer failed", why);
};

/**
 * Whether the coach can do what the AI interviewer could not: only the server knows whether there is one. `act` does it, and
 * remembers the choice first where it is to be made by itself from now on.
 */
export function useCoachInstead(act: () => Promise<void>) {
  const { api } = usePorts();
  const { user } = useAuth();
  const [offered, setOffered] = useState(false);
  const [always, setAlways] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const userId = user?.userId;

  useEffect(() => {
    const leave = new AbortController();
    // Where the coach stands in by itself already, it is the coach that has failed.
    api
      .call(interviewerChoice, {}, { signal: leave.signal, as: userId })
      .then(({ model, whenAway }) => setOffered(model && whenAway === "ask"))
      .catch((why: unknown) => leave.signal.aborted || complain(why));
    return () => leave.abort();
  }, [api, userId]);

  async function run() {
    setBusy(true);
    setFailed(false);
    try {
      if (always) await api.call(chooseInterviewer, { body: { whenAway: "coach" } }, { as: userId });
      await act();
    } catch (why) {
      complain(why);
      setFailed(true);
    }
    setBusy(false);
  }

  return { offered, always, setAlways, busy, failed, run };
}
