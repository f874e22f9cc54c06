/* eslint-disable no-console -- it comes another time; the person can speak without */
import type { FileSet } from "#models/entities/weights.ts";
import type { EarState } from "../../ports.ts";
import { keep, readKept } from "../../ui/kept.ts";
import { isCheap } from "../embedder/cheap.ts";
import { DownloadFault, fetchSets, isWhole } from "./fetchSets.ts";

/** Remembers the version of what a person is to be asked for. */
const ASKED = "aim:gpu";

type ToldFault = (fault: EarState["fault"]) => void;

/** A download, until it is over; it never rejects. */
export type Running = { stop: AbortController; over: Promise<void> };

/**
 * Brings what a graphics processor needs, for the next visit; nobody waits for it. Where the network may be counted the
 * person is asked first, in the settings.
 */
export function makeGpuDownload(set: FileSet, change: (next: Partial<EarState>) => void) {
  let running: Running | null = null;

  async function look(): Promise<void> {
    const isWanting = readKept(ASKED) === set.version && !(await isWhole(set));
    if (!running) change({ faster: isWanting ? "offered" : "none" });
  }

  /** What has come of it stays when it is cut off. */
  async function download(signal: AbortSignal, told: ToldFault): Promise<void> {
    try {
      await fetchSets([set], { signal, onProgress: () => {} });
    } catch (why) {
      console.warn("What WebGPU needs has not come", why);
      if (!signal.aborted) told(why instanceof DownloadFault ? why.kind : "network");
    }
    running = null;
  }

  async function bring(told: ToldFault): Promise<void> {
    if (running) return;
    const stop = new AbortController();
    change({ faster: "coming" });
    running = { stop, over: download(stop.signal, told) };
    await running.over;
    await look();
  }

  return {
    look,
    /** There is a graphics processor: it comes by itself over a network that is fast and free. */
    async offer(): Promise<void> {
      if (isCheap(navigator)) return bring(() => {});
      keep(ASKED, set.version);
      await look();
    },
    /** The person wants it. */
    bring: () => bring((fault) => change({ fault })),
    /** Resolves when nothing more comes. */
    async stop(): Promise<void> {
      running?.stop.abort();
      await running?.over;
    },
  };
}
