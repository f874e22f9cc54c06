import type { Paper } from "../paper.ts";
import type { Device, Everything, Notices, NoticesState, Pdf, PdfText, Persistence } from "../ports.ts";
import type { Merged, OwnRows, StoredSize, WaitingRow } from "../rows.ts";

export type FakeDevice = Device & {
  /** Files that were saved, by name. */
  files: Map<string, string | Blob>;
  copied: string[];
  /** Addresses that were handed to the system's share sheet. */
  shared: string[];
  /** What was done, in order: "persist", "clearCopies", "leave", "reload". */
  done: string[];
  /** What the browser says now. */
  kept: Persistence;
  /** What it says after it was asked. */
  whenAsked: Persistence;
};

/** A browser that keeps what is stored once it is asked. */
export function fakeDevice(): FakeDevice {
  const persist = async () => {
    device.done.push("persist");
    return (device.kept = device.whenAsked);
  };
  const device: FakeDevice = {
    files: new Map(),
    copied: [],
    done: [],
    kept: "not-kept",
    whenAsked: "kept",
    used: async () => 4_200_000,
    persistence: async () => device.kept,
    persist,
    persistOnce: async () => {
      if (!device.done.includes("persist")) await persist();
    },
    saveFile: async (name, content) => void device.files.set(name, content),
    copy: async (text) => void device.copied.push(text),
    clearCopies: async () => void device.done.push("clearCopies"),
    shared: [],
    share: async (what) => void device.shared.push(what.url),
    origin: () => "https://taiyari.example",
    leave: () => void device.done.push("leave"),
    reload: () => void device.done.push("reload"),
  };
  return device;
}

export type FakePdf = Pdf & {
  /** Documents that were set. */
  set: Paper[];
  fetchedAhead: number;
  /** What `read` gives. */
  text: PdfText;
  /** What `make` gives or throws. */
  gives: Blob | Error | null;
};

/** Gives the same small file for every document. */
export function fakePdf(): FakePdf {
  const pdf: FakePdf = {
    set: [],
    fetchedAhead: 0,
    gives: new Blob(["%PDF-"], { type: "application/pdf" }),
    text: { problem: "no_text" },
    read: async () => pdf.text,
    fetchAhead: async () => void pdf.fetchedAhead++,
    async make(paper) {
      pdf.set.push(paper);
      if (pdf.gives instanceof Error) throw pdf.gives;
      return pdf.gives;
    },
  };
  return pdf;
}

export type FakeNotices = Notices & {
  now: NoticesState;
  /** What the state is after a press on the button. */
  whenAsked: NoticesState;
  /** As the push of a report that is ready. */
  push(): void;
  told: Parameters<Notices["tell"]>[0][];
  forgotten: boolean;
};

/** Notifications that are off, and on once they are asked for. */
export function fakeNotices(): FakeNotices {
  const listeners = new Set<() => void>();
  const notices: FakeNotices = {
    push: () => listeners.forEach((listener) => listener()),
    onReady(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    now: "off",
    whenAsked: "on",
    told: [],
    forgotten: false,
    state: async () => notices.now,
    turnOn: async () => (notices.now = notices.whenAsked),
    turnOff: async () => (notices.now = "off"),
    forget: async () => void (notices.forgotten = true),
    tell: async (notice) => void notices.told.push(notice),
  };
  return notices;
}

export type FakeEverything = Everything & {
  own: OwnRows;
  stored: StoredSize[];
  waits: WaitingRow[];
  merged: OwnRows[];
  outcome: Merged;
  wiped: string[];
  /** While set, everything rejects with it. */
  broken: Error | null;
};

/** Rows that a test has laid out. */
export function fakeEverything(): FakeEverything {
  const unless = async <T>(value: () => T): Promise<T> => {
    if (it.broken) throw it.broken;
    return value();
  };
  const it: FakeEverything = {
    own: { stores: {}, journal: {} },
    stored: [],
    waits: [],
    merged: [],
    outcome: {
      added: { resume: 0, questions: 0, answers: 0, earlier: 0, reports: 0, speech: 0, other: 0 },
      replaced: 0,
      kept: 0,
      earlier: 0,
      unreadable: 0,
    },
    wiped: [],
    broken: null,
    sizes: () => unless(() => it.stored),
    waiting: () => unless(() => it.waits),
    retry: (waiting) =>
      unless(
        () => void (it.waits = it.waits.map((row) => (row === waiting ? { ...row, reason: null } : row))),
      ),
    read: () => unless(() => it.own),
    merge: (_, rows) =>
      unless(() => {
        it.merged.push(rows);
        return it.outcome;
      }),
    wipe: (userId) => unless(() => void it.wiped.push(userId)),
  };
  return it;
}
