/* eslint-disable no-console -- a fault to look into; the person is told in words */
import { useEffect, useState } from "react";
import type { Persistence } from "../../ports.ts";
import type { StoredSize, WaitingRow } from "../../rows.ts";
import { usePorts } from "../../shell/usePorts.ts";

/** What this device keeps of a person. */
export type Stored = {
  sizes: StoredSize[];
  waiting: WaitingRow[];
  /** Bytes of the whole app, or null where the browser does not tell. */
  used: number | null;
  persistence: Persistence;
  resumeName: string | null;
};

/** Rows change with every answer that is sent; they are read again after this many milliseconds of quiet. */
const QUIET_MS = 300;

/** What the browser says of its storage, or `otherwise` where it refuses to say. */
const told = <T>(answer: Promise<T>, otherwise: T): Promise<T> =>
  answer.catch((why: unknown) => {
    console.warn("The browser says nothing of its storage", why);
    return otherwise;
  });

/** Reads what is stored, and again whenever rows change. */
export function useStored(userId: string) {
  const { everything, device, store, sync } = usePorts();
  const [stored, setStored] = useState<Stored | null>(null);
  const [failed, setFailed] = useState(false);
  const [asked, setAsked] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    async function read() {
      const [sizes, waiting, used, persistence, resume] = await Promise.all([
        everything.sizes(userId),
        everything.waiting(userId),
        told(device.used(), null),
        told<Persistence>(device.persistence(), "unknown"),
        store.resume.read(userId),
      ]);
      if (!left) setStored({ sizes, waiting, used, persistence, resumeName: resume?.name ?? null });
    }
    const readNow = () =>
      void read().catch((why: unknown) => {
        console.error("The storage of this device could not be read", why);
        setFailed(true);
      });
    const leave = store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(readNow, QUIET_MS);
    });
    readNow();
    return () => {
      left = true;
      clearTimeout(timer);
      leave();
    };
  }, [everything, device, store, userId]);

  async function persist() {
    const persistence = await told<Persistence>(device.persist(), "unknown");
    setAsked(true);
    setStored((known) => known && { ...known, persistence });
  }

  async function retry(row: WaitingRow) {
    await everything.retry(row);
    await sync.now();
    const waiting = await everything.waiting(userId);
    setStored((known) => known && { ...known, waiting });
  }

  return {
    stored,
    failed,
    /** The browser was asked to keep it, and did not agree. */
    refused: asked && stored?.persistence !== "kept",
    persist,
    retry,
  };
}
