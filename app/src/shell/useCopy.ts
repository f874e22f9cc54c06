/* eslint-disable no-console -- the person is told in words */
import { useState } from "react";
import { usePorts } from "./usePorts.ts";

/** Puts a text on the clipboard; `said` is what became of it, in the caller's words, or empty. */
export function useCopy(text: string, w: { copied: string; notCopied: string }) {
  const { device } = usePorts();
  const [said, setSaid] = useState("");
  const copy = () =>
    void device.copy(text).then(
      () => setSaid(w.copied),
      (why: unknown) => {
        console.warn("The text could not be copied", why);
        setSaid(w.notCopied);
      },
    );
  return { copy, said };
}
