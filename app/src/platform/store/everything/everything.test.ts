// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { Dexie } from "dexie";
import fc from "fast-check";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, describe, expect, it } from "vitest";
import type { Everything } from "../../../ports.ts";
import type { OwnRows, PlainRow } from "../../../rows.ts";
import { connect } from "../connection.ts";
import { lazyEverything } from "../everything.ts";
import { write } from "../idb.ts";
import { lazyStore } from "../index.ts";
import { attempt, question, report } from "../store.contract.ts";

const U = "user-1";
const KEY = "user-1|c-1|r-1";
const ids = { userId: U, companyId: "c-1", roundId: "r-1" };
let everything: Everything;

beforeEach(() => {
  everything = lazyEverything();
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
  Dexie.dependencies.indexedDB = globalThis.indexedDB;
});

type Rows = Record<string, PlainRow[]>;
const MAIN = ["answers", "questions", "reports", "resumes"];

/** Puts rows as they are into the databases, over a connection of its own. */
async function lay(rows: Rows) {
  await connect(() => {}).run(async ({ main, device }) => {
    for (const [store, list] of Object.entries(rows)) {
      await write(MAIN.includes(store) ? main : device, [store], (tx) => {
        for (const row of list) tx.objectStore(store).put(row);
      });
    }
  });
}

const answer = (over: PlainRow = {}): PlainRow => ({
  ...ids,
  key: `${KEY}|0`,
  index: 0,
  attemptId: "a-1",
  questionId: "q-1",
  text: "I moved it in steps.",
  rev: 3,
  ackRev: 1,
  baseServerRev: 1,
  timestamp: 1_000,
  ...over,
});
const set = (over: PlainRow = {}): PlainRow => ({
  ...ids,
  key: KEY,
  attemptId: "a-1",
  questions: [question],
  timestamp: 900,
  ...over,
});
const reportRow = (over: PlainRow = {}, own: PlainRow = {}): PlainRow => ({
  ...ids,
  key: KEY,
  report: { ...report({ companyId: "c-1", roundId: "r-1", attemptId: "a-1" }), ...own },
  timestamp: 2_000,
  ...over,
});
const attemptRow = (over: PlainRow = {}): PlainRow => ({
  ...attempt({ ...ids, attemptId: "a-1" }),
  timestamp: 900,
  ...over,
});
const resume = (bytes: number[], over: PlainRow = {}): PlainRow => ({
  key: U,
  name: "cv.pdf",
  size: bytes.length,
  bytes: new Uint8Array(bytes).buffer,
  timestamp: 5,
  ...over,
});
const command = (over: PlainRow = {}): PlainRow => ({
  ...ids,
  id: "cmd-1",
  kind: "delete",
  attemptId: "a-1",
  refused: null,
  timestamp: 7,
  ...over,
});

const rowsIn = (stores: Rows): OwnRows => ({ stores, journal: {} });
const textsIn = async (store: string) => {
  const { stores } = await everything.read(U);
  return (stores[store] ?? []).map(({ text }) => text);
};

/** Rows without the numbers that the history counts by, in a fixed order. */
function comparable({ stores, journal }: OwnRows) {
  const lists = Object.entries(stores).map(([store, list]) => [
    store,
    list.map((row) => JSON.stringify({ ...row, id: store === "history" ? 0 : row["id"] })).toSorted(),
  ]);
  return { stores: Object.fromEntries(lists.filter(([, list]) => list?.length)), journal };
}

describe("export and restore", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 60 });
  const time = fc.integer({ min: 1, max: 2 ** 41 });
  const rev = fc.integer({ min: 1, max: 50 });
  const roundId = fc.constantFrom("r-1", "r-2", "r-3");

  const someRows = fc.record({
    answers: fc.array(fc.record({ roundId, text, timestamp: time, rev, ackRev: rev }), { maxLength: 6 }),
    resume: fc.option(fc.uint8Array({ maxLength: 9_000 })),
    history: fc.array(fc.record({ text, timestamp: time }), { maxLength: 5 }),
    reports: fc.uniqueArray(roundId),
    sets: fc.uniqueArray(roundId),
    commands: fc.uniqueArray(fc.constantFrom("x-1", "x-2", "x-3")),
    audio: fc.array(fc.uint8Array({ maxLength: 50 }), { maxLength: 2 }),
    journal: fc.array(fc.record({ text, at: time }), { maxLength: 3 }),
  });

  it("give back every row: export, wipe, restore, whatever the rows are", async () => {
    await fc.assert(
      fc.asyncProperty(someRows, async (some) => {
        globalThis.indexedDB = new IDBFactory();
        Dexie.dependencies.indexedDB = globalThis.indexedDB;
        localStorage.clear();
        const everything = lazyEverything();
        await lay({
          answers: some.answers.map((one, index) =>
            answer({ ...one, index, key: `${U}|c-1|${one.roundId}|${index}` }),
          ),
          resumes: some.resume ? [resume([...some.resume])] : [],
          history: some.history.map((one) => ({
            key: `${KEY}|0`,
            kind: "replaced",
            attemptId: "a-1",
            device: null,
            ...one,
          })),
          reports: some.reports.map((roundId) => reportRow({ roundId, key: `${U}|c-1|${roundId}` })),
          questions: some.sets.map((roundId) => set({ roundId, key: `${U}|c-1|${roundId}` })),
          attempts: [attemptRow()],
          commands: some.commands.map((id) => command({ id })),
          audio: some.audio.map((bytes, at) => ({
            id: `s-${at}`,
            attemptId: "a-1",
            bytes: bytes.slice().buffer,
          })),
        });
        some.journal.forEach((entry, at) =>
          localStorage.setItem(
            `aim:j:${U}|c-9|r-9|${at}`,
            JSON.stringify({ rev: 2, attemptId: "a-9", questionId: "q-9", ...entry }),
          ),
        );
        const before = await everything.read(U);
        const file = JSON.parse(JSON.stringify(before)) as OwnRows;
        await everything.wipe(U);
        expect(comparable(await everything.read(U))).toEqual({ stores: {}, journal: {} });
        const merged = await everything.merge(U, file);
        const duplicates = some.history.length - new Set(some.history.map((one) => JSON.stringify(one))).size;
        expect(merged).toMatchObject({ replaced: 0, kept: duplicates, earlier: 0, unreadable: 0 });
        if (duplicates === 0) expect(comparable(await everything.read(U))).toEqual(comparable(before));
      }),
      { numRuns: 40 },
    );
  });

  it("change nothing when the file is restored where it came from, and again", async () => {
    await lay({
      answers: [answer()],
      questions: [set()],
      attempts: [attemptRow()],
      resumes: [resume([1, 2])],
    });
    const before = await everything.read(U);
    for (let time = 0; time < 2; time++) {
      expect(await everything.merge(U, before)).toMatchObject({ replaced: 0, kept: 4, earlier: 0 });
      expect(await everything.read(U)).toEqual(before);
    }
  });

  it("keep a newer text that is here, and put the file's among its earlier versions", async () => {
    await lay({ answers: [answer({ text: "newer", timestamp: 2_000 })], attempts: [attemptRow()] });
    const merged = await everything.merge(U, rowsIn({ answers: [answer({ text: "older" })] }));
    expect(merged).toMatchObject({ kept: 1, earlier: 1, replaced: 0 });
    expect(await textsIn("answers")).toEqual(["newer"]);
    expect(await textsIn("history")).toEqual(["older"]);
    await everything.merge(U, rowsIn({ answers: [answer({ text: "older" })] }));
    expect(await textsIn("history")).toEqual(["older"]);
  });

  it("let a newer text of the file in as the next revision, to be sent, and keep the older one", async () => {
    await lay({ answers: [answer({ text: "older", rev: 5, ackRev: 5 })], attempts: [attemptRow()] });
    const file = answer({ text: "newer", timestamp: 9_000, rev: 2, ackRev: 2, baseServerRev: 4 });
    expect(await everything.merge(U, rowsIn({ answers: [file] }))).toMatchObject({ replaced: 1, earlier: 1 });
    const [row] = (await everything.read(U)).stores["answers"] ?? [];
    expect(row).toMatchObject({ text: "newer", rev: 6, ackRev: 5, baseServerRev: 4 });
    expect(await textsIn("history")).toEqual(["older"]);
  });

  it("never let a blank text take the place of words", async () => {
    await lay({ answers: [answer({ text: "words" })], attempts: [attemptRow()] });
    await everything.merge(U, rowsIn({ answers: [answer({ text: " ", timestamp: 9_000 })] }));
    expect(await textsIn("answers")).toEqual(["words"]);
  });

  it("leave the attempt alone that is being answered here", async () => {
    await lay({ attempts: [attemptRow({ attemptId: "a-2" })], questions: [set({ attemptId: "a-2" })] });
    const file = { answers: [answer()], questions: [set()], attempts: [attemptRow()] };
    expect(await everything.merge(U, rowsIn(file))).toMatchObject({ kept: 3, earlier: 1, replaced: 0 });
    expect((await everything.read(U)).stores["questions"]).toMatchObject([{ attemptId: "a-2" }]);
    expect(await textsIn("history")).toEqual(["I moved it in steps."]);
  });

  it("bring no attempt back whose full report is here", async () => {
    await lay({ reports: [reportRow()] });
    const file = { answers: [answer()], questions: [set()], attempts: [attemptRow()], commands: [command()] };
    await everything.merge(U, rowsIn(file));
    const { stores } = await everything.read(U);
    expect(Object.keys(stores).toSorted()).toEqual(["history", "reports"]);
  });

  it("put a full report in the place of the provisional one, never the other way round", async () => {
    const later = { provisional: true, createdAt: "2026-12-01T00:00:00.000Z" };
    await lay({ reports: [reportRow({}, later)] });
    await everything.merge(U, rowsIn({ reports: [reportRow()] }));
    expect((await everything.read(U)).stores["reports"]).toMatchObject([{ report: { provisional: false } }]);
    await everything.merge(U, rowsIn({ reports: [reportRow({}, later)] }));
    expect((await everything.read(U)).stores["reports"]).toMatchObject([{ report: { provisional: false } }]);
  });

  it("count what is none of ours, and let the rest in", async () => {
    const bad: Rows = {
      answers: [answer(), { ...answer(), index: "x" }, answer({ userId: "user-2", key: "user-2|c-1|r-1|0" })],
      resumes: [{ ...resume([1]), bytes: { $bytes: "not base64 ***" } }],
      settings: [{ userId: U, key: "x" }],
      cache: [{ userId: U, key: "x" }],
    };
    const merged = await everything.merge(U, rowsIn(bad));
    expect(merged).toMatchObject({ unreadable: 5, added: { answers: 1 } });
  });

  it("merge a journal entry by its time", async () => {
    await lay({ answers: [answer({ text: "row" })], attempts: [attemptRow()] });
    const spoken = { words: 1, talkMs: 400, spanMs: 400, pauses: 0, longestPauseMs: 0, fillers: 0 };
    const dictated = { spoken, heard: ["s/0000"] };
    const followUp = { question: "How did you measure it?", at: 3 };
    const entry = { rev: 9, attemptId: "a-1", questionId: "q-1", dictated, followUp };
    await everything.merge(U, { stores: {}, journal: { [`${KEY}|0`]: { ...entry, text: "old", at: 500 } } });
    expect(localStorage.length).toBe(0);
    await everything.merge(U, {
      stores: {},
      journal: { [`${KEY}|0`]: { ...entry, text: "new", at: 5_000 } },
    });
    const [row] = await lazyStore().answers.read(ids, 1);
    expect(row).toMatchObject({ text: "new", dictated, followUp });
    expect((await textsIn("history")).toSorted()).toEqual(["old", "row"]);
  });
});

describe("wipe", () => {
  it("removes one person's rows and journal, and leaves everybody else's", async () => {
    const other = { userId: "user-2", key: "user-2|c-1|r-1|0" };
    await lay({ answers: [answer(), answer(other)], resumes: [resume([1])], commands: [command()] });
    // Typed by the real store: it is the one that knows how its journal is named.
    const store = lazyStore();
    const typed = { ...ids, index: 4, attemptId: "a-1", questionId: "q-5", text: "in the journal" };
    store.answers.type(typed, { onKept: () => {}, onLost: () => {} });
    const entry = localStorage.getItem(`aim:j:${KEY}|4`);
    expect(entry).not.toBeNull();
    await store.answers.flush();
    // As after a crash: the entry is still there.
    localStorage.setItem(`aim:j:${KEY}|4`, entry ?? "");
    await everything.wipe(U);
    expect(await everything.read(U)).toEqual({ stores: {}, journal: {} });
    expect(localStorage.length).toBe(0);
    expect((await everything.read("user-2")).stores["answers"]).toHaveLength(1);
  });

  it("makes no databases where there are none", async () => {
    await everything.wipe(U);
    expect(await everything.sizes(U)).toEqual([]);
    expect(await indexedDB.databases()).toEqual([]);
  });
});

describe("sizes and what waits", () => {
  it("counts rows and bytes by kind", async () => {
    await lay({ resumes: [resume(Array.from({ length: 2_000 }, () => 7))], reports: [reportRow()] });
    const sizes = await everything.sizes(U);
    const of = (kind: string) => sizes.find((size) => size.kind === kind);
    expect(of("resume")?.count).toBe(1);
    expect(of("resume")?.bytes).toBeGreaterThanOrEqual(2_000);
    expect(of("resume")?.bytes).toBeLessThan(2_200);
    expect(of("reports")?.count).toBe(1);
  });

  it("counts answers, and their earlier texts for themselves", async () => {
    const earlier = { key: `${KEY}|0`, kind: "replaced", attemptId: "a-1", device: null, timestamp: 1 };
    await lay({
      answers: [answer()],
      history: [
        { ...earlier, text: "one" },
        { ...earlier, text: "two" },
      ],
    });
    const sizes = await everything.sizes(U);
    const counts = sizes.map(({ kind, count }) => [kind, count]).toSorted();
    expect(counts).toEqual([
      ["answers", 1],
      ["earlier", 2],
    ]);
  });

  it("counts, saves and restores no mark of how far the server's changes are known, and wipes it", async () => {
    await lazyStore().sequence.keep(U, 7);
    expect(await everything.sizes(U)).toEqual([]);
    expect(await everything.read(U)).toEqual({ stores: {}, journal: {} });
    await everything.wipe(U);
    expect(await lazyStore().sequence.read(U)).toBe(0);
  });

  it("lists what the server has not taken, refused ones first, and lets a refused one go again", async () => {
    const refused = { code: "too_long", say: "This is too long." };
    await lay({
      answers: [answer({ ackRev: 3 }), answer({ index: 1, key: `${KEY}|1`, text: "b", refused })],
      commands: [command()],
    });
    const waiting = await everything.waiting(U);
    expect(waiting.map(({ what, text, reason }) => [what, text, reason])).toEqual([
      ["answer", "b", "This is too long."],
      ["delete", "", null],
    ]);
    const [first] = waiting;
    if (first) await everything.retry(first);
    expect((await everything.waiting(U)).map(({ reason }) => reason)).toEqual([null, null]);
  });
});
