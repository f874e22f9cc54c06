/* eslint-disable no-console -- the page goes on without notifications */
import { useEffect, useState } from "react";
import type { NoticesState } from "../ports.ts";
import { usePorts } from "./usePorts.ts";

/** Whether this browser tells when a report is ready (null while that is not known), and the buttons' work. */
export function useNotices() {
  const { notices } = usePorts();
  const [state, setState] = useState<NoticesState | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    notices.state().then(setState, (why: unknown) => console.warn("Nothing is known of notifications", why));
  }, [notices]);

  async function change(work: () => Promise<NoticesState>) {
    setBusy(true);
    await work().then(setState, (why: unknown) => console.warn("Notifications stay as they are", why));
    setBusy(false);
  }

  return {
    state,
    busy,
    turnOn: () => change(notices.turnOn),
    turnOff: () => change(notices.turnOff),
  };
}
