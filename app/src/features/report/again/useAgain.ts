/* eslint-disable no-console -- the person is told in words */
import { useEffect, useRef, useState } from "react";
import type { ReportQuestion } from "#models/entities/report.ts";
import { usePorts } from "../../../shell/usePorts.ts";
import { keepAnswer, readKeptAnswer, type Kept, type Whose } from "./kept.ts";

const NOTHING: Kept = { text: "", compared: null };

/** A new answer to a question of a report: its text, kept with every letter, and how it compares with the first one. */
export function useAgain(whose: Whose, question: ReportQuestion) {
  const { embedder } = usePorts();
  const [kept, setKept] = useState(() => readKeptAnswer(whose) ?? NOTHING);
  const [isLost, setLost] = useState(false);
  const [state, setState] = useState<"still" | "scoring" | "failed">("still");

  // By words alone an answer may score far from what its report says by meaning.
  useEffect(() => {
    embedder()
      .then((device) => device.bringWhereCheap())
      .catch(console.warn);
  }, [embedder]);

  // What was typed while an answer is scored stays.
  const latest = useRef(kept);

  function change(next: Kept) {
    latest.current = next;
    setLost(!keepAnswer(whose, next));
    setKept(next);
  }

  async function score() {
    setState("scoring");
    try {
      const { compareHere } = await import("./compareHere.ts");
      const compared = await compareHere({ embedder }, whose, question, kept.text);
      change({ ...latest.current, compared });
      setState("still");
    } catch (why) {
      console.error("The new answer could not be scored", why);
      setState("failed");
    }
  }

  return {
    ...kept,
    state,
    /** Whether the last letters stand on the screen alone. */
    isLost,
    write: (text: string) => change({ ...latest.current, text }),
    score,
  };
}
