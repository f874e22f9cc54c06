/* eslint-disable no-console -- a fault to look into; the person is told in words */
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { User } from "#models/entities/user.ts";
import { usePorts } from "../../shell/usePorts.ts";
import type { RoundChoice } from "./logic/catalogue.ts";
import { decideStart, type Start, type StartFacts } from "./logic/startRound.ts";

/** What a press on Start Interview does, and what it has opened. */
export type Starting = {
  /** The round whose press is being looked at, or null. */
  busy: string | null;
  creditsOpen: boolean;
  setCreditsOpen(open: boolean): void;
  failed: boolean;
  start(choice: RoundChoice): Promise<void>;
  /** Calls `goOn` where `decide` lets it; else it leads to what is missing for that. */
  check(choice: RoundChoice, decide: (facts: StartFacts) => Promise<Start>, goOn: () => void): Promise<void>;
  /** Does `work`; a storage that fails is told in words. */
  guarded(work: () => Promise<void>): Promise<void>;
};

/** Start Interview as SPEC section 4 has it; the facts are read at the press, since another tab may change them. */
export function useStart(user: User): Starting {
  const { store } = usePorts();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<string | null>(null);
  const [creditsOpen, setCreditsOpen] = useState(false);
  const [failed, setFailed] = useState(false);

  async function lookUp({ selectedCompany, selectedRound }: RoundChoice): Promise<StartFacts> {
    const { roundId } = selectedRound;
    const key = { userId: user.userId, companyId: selectedCompany.companyId, roundId };
    const [attempt, resume] = await Promise.all([store.attempts.read(key), store.resume.read(user.userId)]);
    return { roundId, credits: user.credits, hasResume: resume !== null, begun: attempt !== null };
  }

  function follow(start: Start, goOn: () => void) {
    if (start === "no-round") console.error("No valid round ID found");
    if (start === "buy-credits") setCreditsOpen(true);
    if (start === "upload-resume") void navigate("/resume-upload");
    if (start === "interview") goOn();
  }

  async function guarded(work: () => Promise<void>) {
    setFailed(false);
    try {
      await work();
    } catch (why) {
      console.error("The storage of this device could not be read", why);
      setFailed(true);
      setBusy(null);
    }
  }

  async function start(choice: RoundChoice) {
    if (busy) return;
    setBusy(choice.selectedRound.roundId);
    await guarded(async () => {
      const start = decideStart(await lookUp(choice));
      follow(start, () => void navigate("/audio-interview", { state: choice }));
      // On the way to another page it stays busy: a second press would make a second entry of the history.
      if (start !== "interview" && start !== "upload-resume") setBusy(null);
    });
  }

  const check: Starting["check"] = (choice, decide, goOn) =>
    guarded(async () => follow(await decide(await lookUp(choice)), goOn));

  return { busy, creditsOpen, setCreditsOpen, failed, start, check, guarded };
}
