import { useState } from "react";
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
  const { auth, sync } = usePorts();
  const [busy, setBusy] = useState(false);
  const [left, setLeft] = useState(0);

  function signOut() {
    // What this person has typed on public pages is not for the next one. Answers have their own store and stay.
    sessionStorage.clear();
    return auth.logout();
  }

  const unsent = () => sync.state().waiting + sync.state().refused;

  async function ask() {
    if (busy) return;
    setBusy(true);
    await within(TRY_MS, sync.now());
    setBusy(false);
    if (unsent() > 0) setLeft(unsent());
    else await signOut();
  }

  const isSent = () => sync.state().counted && unsent() === 0;
  return { busy, left, ask: () => void (isSent() ? signOut() : ask()), signOut, cancel: () => setLeft(0) };
}
