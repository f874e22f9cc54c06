/* eslint-disable no-console -- a fault to look into; the person is told in words */
import { useEffect, useState } from "react";
import type { Reply } from "#models/contract/endpoint.ts";
import { chooseInterviewer, interviewerChoice, type WhenAway } from "#models/contract/interviewer.ts";
import { Problem } from "#models/contract/problem.ts";
import { usePorts } from "../../shell/usePorts.ts";

type Choice = Reply<typeof interviewerChoice>;

/** What the person wants where the AI interviewer does not answer, and the change of it, which holds at once. */
export function useInterviewer() {
  const { api } = usePorts();
  const [choice, setChoice] = useState<Choice | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const gone = new AbortController();
    api.call(interviewerChoice, {}, { signal: gone.signal }).then(
      setChoice,
      // The settings are whole without it.
      () => undefined,
    );
    return () => gone.abort();
  }, [api]);

  async function change(whenAway: WhenAway) {
    if (!choice) return;
    setFailed(false);
    setChoice({ ...choice, whenAway });
    try {
      setChoice(await api.call(chooseInterviewer, { body: { whenAway } }));
    } catch (why) {
      if (!(why instanceof Problem)) console.error("The choice could not be kept", why);
      setChoice(choice);
      setFailed(true);
    }
  }

  return { choice, failed, change };
}
