/* eslint-disable no-console -- the page says so in its own words; this is the only trace */
import { useState } from "react";
import type { Ran } from "#models/coding/ran.ts";
import type { Exercise } from "#models/entities/exercise.ts";
import { usePorts } from "../usePorts.ts";

/**
 * Running the code: one run at a time, and what the last one has shown.
 * @param onRan is told what a run of this code has shown
 */
export function useRun(exercise: Exercise | null, onRan: (code: string, ran: Ran) => void) {
  const ports = usePorts();
  const [ran, setRan] = useState<Ran | "running" | "failed" | null>(null);
  /** The code that was run last. */
  const [last, setLast] = useState("");
  async function run(code: string) {
    if (!exercise || ran === "running") return;
    setRan("running");
    try {
      const shown = await (await ports.runner()).run(code, exercise);
      onRan(code, shown);
      setLast(code);
      setRan(shown);
    } catch (why) {
      console.warn("The code could not be run", why);
      setRan("failed");
    }
  }
  return { ran, run, last };
}
