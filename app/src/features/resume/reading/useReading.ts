/* eslint-disable no-console -- the person is told in words; this is the only trace of why */
import { useEffect, useRef, useState } from "react";
import type { ResumeFacts } from "#models/coach/resume/facts.ts";
import { type Corrections, isUncorrected, parseCorrections } from "#models/entities/corrections.ts";
import type { PdfText, Store } from "../../../ports.ts";
import { usePorts } from "../../../shell/usePorts.ts";
import { isSameFile } from "../isSameFile.ts";
import { uncorrected } from "./logic/edit.ts";
import type * as reader from "./reader.ts";

type File = { name: string; bytes: ArrayBuffer };
type Problem = Extract<PdfText, { problem: string }>["problem"];

/** What was read of the resume, and what the person has put right of it. */
export type Reading = {
  /** As the resume says. */
  read: ResumeFacts;
  /** With the corrections. */
  facts: ResumeFacts;
  hidden: readonly string[];
  corrections: Corrections;
};

type Reader = typeof reader;

export type ReadingState =
  | { phase: "reading" }
  | { phase: "failed"; problem: Problem }
  | ({ phase: "read"; reader: Reader } & Reading);

/** What became of the last change. replaced: another tab has replaced the file or taken it away. */
export type Saved = "saved" | "unsaved" | "replaced";

/** Keeps corrections beside the file that they are about, and never brings that one back. */
async function keepBeside(
  store: Store,
  userId: string,
  file: File,
  corrections: string | undefined,
): Promise<Saved> {
  const now = await store.resume.read(userId);
  if (!now || !isSameFile(now.bytes, file.bytes)) return "replaced";
  await store.resume.keep(userId, { ...file, corrections });
  return "saved";
}

/** Writes the newest corrections beside the file, one at a time; what came meanwhile is written after it. */
function makeKeeper(store: Store, userId: string, file: File, told: (saved: Saved) => void) {
  let newest: Corrections | null = null;
  let busy = false;
  async function write() {
    if (busy) return;
    busy = true;
    while (newest) {
      const corrections = newest;
      newest = null;
      const json = isUncorrected(corrections) ? undefined : JSON.stringify(corrections);
      try {
        told(await keepBeside(store, userId, file, json));
      } catch (why) {
        console.error("The corrections could not be kept", why);
        told("unsaved");
      }
    }
    busy = false;
  }
  return (corrections: Corrections) => {
    newest = corrections;
    void write();
  };
}

const factsFrom = ({ applyCorrections }: Reader, read: ResumeFacts, corrections: Corrections) => ({
  read,
  corrections,
  facts: applyCorrections(read, corrections),
});

/** Reads the resume that this browser keeps, on the device, and keeps what is put right of it as it is typed. */
export function useReading(userId: string) {
  const { store, pdf } = usePorts();
  const [state, setState] = useState<ReadingState>({ phase: "reading" });
  const [saved, setSaved] = useState<Saved | null>(null);
  const [tries, setTries] = useState(0);
  const keep = useRef<((corrections: Corrections) => void) | null>(null);

  useEffect(() => {
    let left = false;
    async function read() {
      const row = await store.resume.read(userId);
      if (!row) return;
      const [fetched, opened] = await Promise.all([import("./reader.ts"), pdf()]);
      const text = await opened.read(row.bytes);
      if (left) return;
      if ("problem" in text) return setState({ phase: "failed", problem: text.problem });
      const kept = row.corrections === undefined ? null : parseCorrections(row.corrections);
      const own = kept?.resume === text.sha256 ? kept : uncorrected(text.sha256);
      keep.current = makeKeeper(store, userId, { name: row.name, bytes: row.bytes }, setSaved);
      const facts = factsFrom(fetched, fetched.readResume(text.lines), own);
      setState({ phase: "read", reader: fetched, hidden: text.hidden, ...facts });
    }
    read().catch((why: unknown) => {
      console.error("The resume could not be read", why);
      if (!left) setState({ phase: "failed", problem: "away" });
    });
    return () => void (left = true);
  }, [store, pdf, userId, tries]);

  return {
    state,
    /** Null before there was a change. */
    saved,
    again() {
      setState({ phase: "reading" });
      setTries(tries + 1);
    },
    correct(corrections: Corrections) {
      // What could not be read again, such as a hundred and first skill, is not taken.
      if (state.phase !== "read" || !parseCorrections(JSON.stringify(corrections))) return;
      setState({ ...state, ...factsFrom(state.reader, state.read, corrections) });
      keep.current?.(corrections);
    },
  };
}
