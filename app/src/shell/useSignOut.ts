import { useState } from "react";
import { unsentOf } from "../calls/unsent.ts";
import { seemsOffline } from "./syncStatus.ts";
import { usePorts } from "./usePorts.ts";

/** So long a sign-out waits for what is still on its way to the server. */
const TRY_MS = 5_000;

const within = (ms: number, work: Promise<void>) =>
  Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, ms))]);

/** What is asked before a sign-out: of what the server does not have, and of a server that cannot be told. */
export type SignOutQuestion = {
  /** How much the server does not have yet. */
  left: number;
  /** The server is out of reach: there the session goes on until it ends by itself. */
  away: boolean;
};

/**
 * Signs out. Where something waits to be sent it is tried for a moment; what is then left is asked about: it stays on
 * this device for the same person, or is discarded. It is asked as well where the server cannot be told.
 */
export function useSignOut() {
  const { auth, network, store, sync } = usePorts();
  const [busy, setBusy] = useState(false);
  const [question, setQuestion] = useState<SignOutQuestion | null>(null);

  function signOut() {
    // What this person has typed on public pages is not for the next one. Answers have their own store and stay.
    sessionStorage.clear();
    return auth.logout();
  }

  const counted = () => sync.state().waiting + sync.state().refused;

  /** Asks the rows themselves: the sync may not be there yet, or not have counted. */
  async function unsent(): Promise<number> {
    const { answers, commands } = await unsentOf(store, auth.tokenOwner());
    return answers.length + commands.length;
  }

  async function ask() {
    if (busy) return;
    setBusy(true);
    await within(TRY_MS, sync.now());
    const left = await unsent().catch(counted);
    const away = isAway();
    setBusy(false);
    if (left > 0 || away) setQuestion({ left, away });
    else await signOut();
  }

  const isAway = () => sync.state().away || seemsOffline(network.online(), sync.state());
  const isSent = () => sync.state().counted && counted() === 0;
  return {
    busy,
    question,
    ask: () => void (isSent() && !isAway() ? signOut() : ask()),
    signOut,
    cancel: () => setQuestion(null),
  };
}
