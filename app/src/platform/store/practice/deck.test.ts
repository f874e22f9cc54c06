// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { Dexie } from "dexie";
import { beforeEach, describe, expect, it } from "vitest";
import type { PracticeCard } from "../../../rows.ts";
import { fakeDeck } from "../../../testing/fakeDeck.ts";
import { connect } from "../connection.ts";
import { lazyEverything } from "../everything.ts";
import { write } from "../idb.ts";
import { DEVICE } from "../names.ts";
import { browserDeck } from "./deck.ts";
import { deckContract, put, someCard } from "./deck.contract.ts";

beforeEach(() => {
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
  Dexie.dependencies.indexedDB = globalThis.indexedDB;
});

deckContract("The deck on IndexedDB", browserDeck);
deckContract("The deck in memory", fakeDeck);

const draft = { cardId: "u1|q0", userId: "u1", text: "half a sen" };

it("a device of the version before gets the deck's store, and keeps its rows", async () => {
  const before = new Dexie(DEVICE);
  before.version(1).stores({
    ...{ attempts: "attemptId,userId", commands: "id,userId", audio: "id,attemptId" },
    ...{ cache: "key", history: "++id,key" },
  });
  await before.table("cache").put({ key: "sequence|u1", seq: 7 });
  before.close();
  const deck = browserDeck();
  await deck.plan("u1", () => put(someCard()));
  expect((await deck.read("u1")).cards).toEqual([someCard()]);
  const kept = await connect(() => {}).run(({ device }) =>
    write(device, ["cache"], (tx) => {
      const request = tx.objectStore("cache").get("sequence|u1");
      return new Promise((resolve) => (request.onsuccess = () => resolve(request.result)));
    }),
  );
  expect(kept).toMatchObject({ seq: 7 });
});

it("a row that nobody understands counts as absent", async () => {
  const deck = browserDeck();
  await deck.plan("u1", () => put(someCard()));
  await connect(() => {}).run(({ device }) =>
    write(device, ["practice"], (tx) => void tx.objectStore("practice").put({ id: "odd", userId: "u1" })),
  );
  expect(await deck.read("u1")).toEqual({ cards: [someCard()], drafts: [] });
});

it("[PD2] goes into the export of its person and comes back from it, and is wiped with their rows alone", async () => {
  const [deck, everything] = [browserDeck(), lazyEverything()];
  const theirs = someCard({ id: "u2|q0", userId: "u2" });
  await deck.plan("u1", () => put(someCard()));
  await deck.plan("u2", () => put(theirs));
  await deck.type(draft);
  const file = await everything.read("u1");
  expect(file.stores["practice"]).toHaveLength(2);
  await everything.wipe("u1");
  expect(await deck.read("u1")).toEqual({ cards: [], drafts: [] });
  expect((await deck.read("u2")).cards).toEqual([theirs]);
  await everything.merge("u1", file);
  expect(await deck.read("u1")).toMatchObject({ cards: [someCard()], drafts: [draft] });
});

describe("[PD2] a file that is restored while two people have decks on one device", () => {
  const theirs = someCard({ id: "u2|q0", userId: "u2", score: 55 });
  const none = { cards: [], drafts: [] };
  const file = (...cards: PracticeCard[]) => ({ stores: { practice: cards }, journal: {} });

  it("brings no card of the other one, and leaves theirs", async () => {
    const [deck, everything] = [browserDeck(), lazyEverything()];
    await deck.plan("u2", () => put(theirs));
    const merged = await everything.merge("u1", file({ ...theirs, score: 1 }));
    expect(merged).toMatchObject({ added: { other: 0 }, replaced: 0, unreadable: 1 });
    expect([await deck.read("u1"), await deck.read("u2")]).toEqual([none, { cards: [theirs], drafts: [] }]);
  });

  it("writes nothing in the place of the other one's card, also under one's own name", async () => {
    const [deck, everything] = [browserDeck(), lazyEverything()];
    await deck.plan("u2", () => put(theirs));
    const taken = await everything.merge("u1", file({ ...theirs, userId: "u1" }));
    expect(taken).toMatchObject({ added: { other: 0 }, unreadable: 1 });
    const free = await everything.merge("u1", file(someCard({ id: "u2|q1" })));
    expect(free).toMatchObject({ added: { other: 0 }, unreadable: 1 });
    expect([await deck.read("u1"), await deck.read("u2")]).toEqual([none, { cards: [theirs], drafts: [] }]);
  });
});
