/* eslint-disable no-console -- a fault to look into; the person is told in words */
import { useState } from "react";
import type { Merged } from "../../rows.ts";
import { usePorts } from "../../shell/usePorts.ts";
import { readExport, type ReadExport } from "./logic/exportFile.ts";

/** Where a restore stands. */
export type Restoring =
  | { at: "start" }
  | { at: "working" }
  | { at: "done"; merged: Merged }
  | { at: "failed" }
  | { at: "others"; email: string | null }
  | { at: Exclude<ReadExport["is"], "own" | "others"> };

/** Puts the rows of a chosen file back, if they are this person's. */
export function useRestore(userId: string) {
  const { everything, sync } = usePorts();
  const [state, setState] = useState<Restoring>({ at: "start" });

  async function outcome(file: File): Promise<Restoring> {
    const read = readExport(await file.text(), userId);
    if (read.is === "others") return { at: "others", email: read.email };
    if (read.is !== "own") return { at: read.is };
    const merged = await everything.merge(userId, read.rows);
    void sync.now();
    return { at: "done", merged };
  }

  async function restore(file: File) {
    setState({ at: "working" });
    const next = await outcome(file).catch((why: unknown): Restoring => {
      console.error("The file could not be restored", why);
      return { at: "failed" };
    });
    setState(next);
  }

  return { state, restore, reset: () => setState({ at: "start" }) };
}
