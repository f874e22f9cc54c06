import { describe, expect, it } from "vitest";
import { saveAnswer } from "#models/contract/answers.ts";
import { changes } from "#models/contract/changes.ts";
import { refuse } from "#models/contract/problems.ts";
import type { SentCall } from "../testing/fakeApi.ts";
import { fakePorts, someUser } from "../testing/fakePorts.ts";
import { fakeTime } from "../testing/fakeTime.ts";
import { makeSync } from "./sync.ts";

const key = { userId: someUser.userId, companyId: "c1", roundId: "r1" };
const place = { index: 0, attemptId: "a1", questionId: "q0" };
const editedAt = "2026-11-27T10:00:00.000Z";

/** The server takes every answer as it comes. */
const take = ({ body }: SentCall) => ({
  answer: { ...Object(body), baseServerRev: undefined, device: undefined, serverRev: 1, updatedAt: editedAt },
  conflict: null,
});

/** A sync whose page is told nothing by other tabs, and one answer that such a tab has written. */
function world() {
  const ports = fakePorts();
  const time = fakeTime();
  let seen = () => {};
  ports.api.answer(saveAnswer, take);
  ports.api.answer(changes, { seq: 0, more: false, attempts: [], sets: [], answers: [], reports: [] });
  const sync = makeSync({
    ...ports,
    ...time,
    device: { id: "d1", name: "Chrome on Android" },
    random: () => 1,
    isOpen: async () => false,
    wakeLater: () => {},
    lock: { run: (work) => work(new AbortController().signal).then(() => true) },
    onVisible(listener) {
      seen = listener;
      return () => {};
    },
  });
  const name = `${key.userId}|c1|r1|0`;
  const row = { ...key, ...place, text: "ours", rev: 1, ackRev: 0, baseServerRev: 0 };
  const put = () => ports.store.rows.answers.set(name, { ...row, timestamp: Date.parse(editedAt) });
  const sent = () => ports.api.calls.filter((call) => call.name === "POST /answers");
  return { ports, time, sync, put, sent, look: () => seen() };
}

describe("The sync, where the browser is no help", () => {
  it("[bug 5] counts and sends what another tab has written as soon as the page is seen", async () => {
    const { sync, time, put, sent, look } = world();
    sync.start();
    await time.pass(60_000);
    put();
    expect(sent()).toEqual([]);
    look();
    await time.pass(0);
    expect(sent()).toHaveLength(1);
    expect(sync.state()).toMatchObject({ waiting: 0, counted: true });
  });

  it.each([-3, 3])("[bug 37] goes in time although the clock is set %i days on", async (days) => {
    const { sync, time, ports, put, sent } = world();
    put();
    ports.api.answer(saveAnswer, refuse("unexpected"));
    sync.start();
    await time.pass(0);
    ports.clock.advance(days * 86_400_000);
    ports.api.answer(saveAnswer, take);
    await time.pass(1_100);
    expect(sent()).toHaveLength(2);
    expect(sync.state()).toMatchObject({ waiting: 0 });
  });
});
