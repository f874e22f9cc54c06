import { useState } from "react";
import { unsentOf } from "../calls/unsent.ts";
import { usePorts } from "./usePorts.ts";

/** So long a sign-out waits for what is still on its way to the server. */
const TRY_MS = 5_000;

const within = (ms: number, work: Promise<void>) =>
  Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, ms))]);

/**
 * Signs out. Where something waits to be sent it is tried for a moment; what is then left is asked about: it stays on
 * this device for the same person, or is discarded.
 */
export function useSignOut() {
  const { auth, store, sync } = usePorts();
  const [busy, setBusy] = useState(false);
  const [left, setLeft] = useState(0);

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
    const rows = await unsent().catch(counted);
    setBusy(false);
    if (rows > 0) setLeft(rows);
    else await signOut();
  }

  const isSent = () => sync.state().counted && counted() === 0;
  return { busy, left, ask: () => void (isSent() ? signOut() : ask()), signOut, cancel: () => setLeft(0) };
}
