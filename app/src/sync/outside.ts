import type { Ports } from "../ports.ts";
import type { DrainLock } from "./lock.ts";

/** What the sync needs of the world. */
export type Outside = Pick<Ports, "api" | "auth" | "store" | "network" | "clock" | "ids"> & {
  lock: DrainLock;
  /** This browser's own id, made once, and what it calls itself. */
  device: { id: string; name: string };
  /** Whether the interview of an attempt is open in any tab of this browser. */
  isOpen(attemptId: string): Promise<boolean>;
  /** Milliseconds that only grow: waits must not depend on a clock that somebody sets back by days. */
  elapsed(): number;
  /** From 0 to 1. */
  random(): number;
  /** Calls `work` after `ms` milliseconds; returns what calls it off. */
  after(ms: number, work: () => void): () => void;
  /** Tells whenever the page is seen again; returns what ends it. */
  onVisible(listener: () => void): () => void;
  /** Asks the browser to wake this page when there is a network, where it can do that. Never throws. */
  wakeLater(): void;
};
