// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { describe, expect, it } from "vitest";
import { lazyStore } from "../platform/store/index.ts";
import { ownAnswers } from "./ownAnswers.ts";

const answer = {
  ...{ userId: "u1", companyId: "c1", roundId: "r1", index: 0, attemptId: "a1", questionId: "q0" },
  text: "typed",
};

describe("The plain page, which opens the database without the app", () => {
  it("[bug 11] leaves it to the app to make, when it comes first", async () => {
    expect(await ownAnswers("u1")).toEqual({ stores: { answers: [] }, journal: {} });
    expect(await indexedDB.databases()).toEqual([]);
    const store = lazyStore();
    await new Promise<void>((onKept, onLost) => store.answers.type(answer, { onKept, onLost }));
    expect((await ownAnswers("u1")).stores.answers).toMatchObject([{ text: "typed" }]);
  });
});
