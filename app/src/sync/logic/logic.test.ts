import { describe, expect, it } from "vitest";
import type { Command, StoredAnswer } from "#app/rows.ts";
import { Problem } from "#models/contract/problem.ts";
import { refuse } from "#models/contract/problems.ts";
import type { Answer } from "#models/entities/answer.ts";
import { NOTHING_SPOKEN } from "#models/entities/spoken.ts";
import { failureOf, refusalOf, waitAfter } from "./failure.ts";
import { plan, type Job, type Known } from "./plan.ts";
import { afterPull, afterRefusal, afterReply, tidyText } from "./settle.ts";

const row = (over: Partial<StoredAnswer> = {}): StoredAnswer => ({
  ...{ userId: "u1", companyId: "c1", roundId: "r1", index: 0, attemptId: "a1", questionId: "q0" },
  ...{ text: "ours", rev: 1, ackRev: 0, baseServerRev: 0, timestamp: 1_000 },
  ...over,
});

const command = (over: Partial<Command> = {}): Command =>
  ({
    ...{ id: "k1", kind: "delete", userId: "u1", companyId: "c1", roundId: "r1", attemptId: "a1" },
    ...{ refused: null, timestamp: 0 },
    ...over,
  }) as Command;

const known = (over: Partial<Known> = {}): Known => ({
  ...{ userId: "u1", answers: [], commands: [], waits: new Map(), busy: new Set(), now: 10_000 },
  ...over,
});

const spoken = { words: 42, talkMs: 18_000, spanMs: 21_000, pauses: 2, longestPauseMs: 1_900, fillers: 3 };
const ids = (jobs: Job[]) => jobs.map((job) => ("answer" in job ? job.answer.index : job.command.id));
const rows = (count: number, over: Partial<StoredAnswer> = {}) =>
  Array.from({ length: count }, (_, index) => row({ index, ...over }));
const waitFor = (index: number, until: number) => new Map([[`u1|c1|r1|${index}`, { tries: 1, until }]]);

describe("What is sent next", () => {
  it("is answers first, three together, then commands", () => {
    expect(ids(plan(known({ answers: rows(5), commands: [command()] })).send)).toEqual([0, 1, 2]);
    expect(ids(plan(known({ commands: [command()] })).send)).toEqual(["k1"]);
  });

  it("is up to six together where many have waited", () => {
    expect(plan(known({ answers: rows(60) })).send).toHaveLength(5);
    expect(plan(known({ answers: rows(500) })).send).toHaveLength(6);
  });

  it("goes on with what has no room yet, in the same order", () => {
    expect(ids(plan(known({ answers: rows(5) })).rest)).toEqual([3, 4]);
  });

  it("is one request a record, and commands of a round in their order", () => {
    const busy = new Set(["u1|c1|r1|0"]);
    expect(ids(plan(known({ answers: rows(2), busy })).send)).toEqual([1]);
    const commands = [command(), command({ id: "k2" }), command({ id: "k3", roundId: "r2" })];
    expect(ids(plan(known({ commands })).send)).toEqual(["k1", "k3"]);
  });

  it("[bug 35] is nobody else's rows, nothing clean and nothing refused", () => {
    const refused = { code: "too_large", say: "Too large." };
    const answers = [row({ userId: "u2" }), row({ index: 1, ackRev: 1 }), row({ index: 2, refused })];
    expect(
      plan(known({ answers, commands: [command({ userId: "u2" }), command({ refused })] })).send,
    ).toEqual([]);
    expect(plan(known({ userId: null, answers: rows(2) })).send).toEqual([]);
  });

  it("[bug 34] waits for a record that has failed without holding up the others", () => {
    const next = plan(known({ answers: rows(2), waits: waitFor(0, 15_000) }));
    expect(ids(next.send)).toEqual([1]);
    expect(next.waitMs).toBe(5_000);
  });

  it("does not hold a report back for an answer that has to wait: the report carries all texts", () => {
    const next = plan(known({ answers: rows(1), commands: [command()], waits: waitFor(0, 15_000) }));
    expect(ids(next.send)).toEqual(["k1"]);
  });
});

describe("A failure", () => {
  it("means what its code says", () => {
    const codes = [
      "offline",
      "unavailable",
      "invalid_token",
      "too_many",
      "key_running",
      "report_failed",
    ] as const;
    expect(codes.map((code) => failureOf(refuse(code)))).toEqual([
      ...["away", "away", "over", "again", "again", "again"],
    ]);
    const refusals = [
      "bad_request",
      "not_admin",
      "question_not_found",
      "too_large",
      "answers_unmatched",
      "report_given_up",
    ] as const;
    expect(refusals.map((code) => failureOf(refuse(code)))).toEqual(refusals.map(() => "refused"));
    expect(failureOf(new DOMException("full", "QuotaExceededError"))).toBe("again");
    expect(refusalOf(refuse("too_large"))).toEqual({ code: "too_large", say: refuse("too_large").message });
  });

  it("makes the next try wait with full jitter over a doubling span of at most five minutes", () => {
    const why = refuse("unexpected");
    const spans = [0, 1, 2, 3, 20].map((tries) => waitAfter({ tries, until: 0 }, why, 0, 1).until);
    expect(spans).toEqual([1_000, 2_000, 4_000, 8_000, 300_000]);
    expect(waitAfter(undefined, why, 500, 0)).toEqual({ tries: 1, until: 500 });
  });

  it("never waits less than the server has asked for", () => {
    expect(waitAfter(undefined, new Problem("too_many", "", { retryAfter: 7 }), 0, 0.1).until).toBe(7_000);
  });
});

const answer = (over: Partial<Answer> = {}): Answer => ({
  ...{ questionId: "q0", answer: "ours", attemptId: "a1", index: 0, rev: 1, serverRev: 4 },
  ...{ editedAt: "1970-01-01T00:00:05.000Z", updatedAt: "1970-01-01T00:00:05.000Z" },
  ...over,
});
const away = { onScreen: false, device: "Chrome on Android", read: (moment: string) => Date.parse(moment) };
const onScreen = { ...away, onScreen: true };
const theirs = answer({ answer: "theirs", rev: 9 });

describe("A reply to an answer", () => {
  it("[bug 33] cleans the revision that was sent, and never a later one", () => {
    const sent = row({ rev: 1 });
    expect(afterReply(sent, sent, { answer: answer(), conflict: null }, away).row).toMatchObject({
      ...{ rev: 1, ackRev: 1, baseServerRev: 4 },
    });
    const typed = row({ rev: 3, text: "ours and more" });
    expect(afterReply(typed, sent, { answer: answer(), conflict: null }, away).row).toMatchObject({
      ...{ text: "ours and more", rev: 3, ackRev: 1, baseServerRev: 4 },
    });
  });

  it("keeps what lost against ours, but not an earlier state of the same text", () => {
    const conflict = {
      answer: "another text",
      editedAt: "1970-01-01T00:00:02.000Z",
      device: "Firefox on Linux",
    };
    const settled = afterReply(row(), row(), { answer: answer(), conflict }, away);
    expect(settled.earlier).toEqual([
      { kind: "other", attemptId: "a1", text: "another text", device: "Firefox on Linux", timestamp: 2_000 },
    ]);
    const before = { ...conflict, answer: "our" };
    expect(afterReply(row(), row(), { answer: answer(), conflict: before }, away).earlier).toEqual([]);
  });

  it("takes the server's text where ours lost, and keeps ours in the history", () => {
    const { row: after, earlier } = afterReply(row(), row(), { answer: theirs, conflict: null }, away);
    expect(after).toMatchObject({ text: "theirs", rev: 9, ackRev: 9, baseServerRev: 4, timestamp: 5_000 });
    expect(earlier).toMatchObject([{ text: "ours", device: "Chrome on Android" }]);
  });

  it("leaves a text on screen, sends it once more on top, and keeps theirs in the history", () => {
    const { row: after, earlier } = afterReply(row(), row(), { answer: theirs, conflict: null }, onScreen);
    expect(after).toMatchObject({ text: "ours", rev: 10, ackRev: 0, baseServerRev: 4 });
    expect(earlier).toMatchObject([{ text: "theirs" }]);
  });

  it("stays ahead of a revision that another device has reached", () => {
    const typed = row({ rev: 2, text: "ours 2" });
    const reply = { answer: answer({ rev: 9 }), conflict: null };
    expect(afterReply(typed, row(), reply, away).row).toMatchObject({ rev: 10, ackRev: 1 });
  });

  it("is nothing to a row of another attempt, or to one that is gone", () => {
    expect(afterReply(null, row(), { answer: answer(), conflict: null }, away).row).toBeNull();
    const next = row({ attemptId: "a2" });
    expect(afterReply(next, row(), { answer: answer(), conflict: null }, away).row).toBeNull();
  });

  it("[bug 34] marks a refused text with the reason, not one that has changed since", () => {
    const refused = { code: "too_large", say: "Too large." };
    expect(afterRefusal(row(), row(), refused).row).toMatchObject({ text: "ours", refused });
    expect(afterRefusal(row({ rev: 2 }), row(), refused).row).toBeNull();
  });
});

describe("News of another device", () => {
  const place = { userId: "u1", companyId: "c1", roundId: "r1" };

  it("fills an answer that is not here, and replaces one that the server has as it is", () => {
    expect(afterPull(null, place, theirs, away).row).toMatchObject({
      ...place,
      text: "theirs",
      rev: 9,
      ackRev: 9,
    });
    expect(afterPull(row({ ackRev: 1, baseServerRev: 3 }), place, theirs, away).row?.text).toBe("theirs");
  });

  it("never writes over a row that waits to be sent, nor over what is known already", () => {
    expect(afterPull(row(), place, theirs, away).row).toBeNull();
    expect(afterPull(row({ attemptId: "a0" }), place, theirs, away).row).toBeNull();
    expect(afterPull(row({ ackRev: 1, baseServerRev: 4 }), place, theirs, away).row).toBeNull();
  });

  it("brings how its text was spoken; measures of a text that is gone go, its sound stays known", () => {
    const ours = { spoken: { ...spoken, words: 1 }, heard: ["s/0000"] };
    const clean = row({ ackRev: 1, baseServerRev: 3, dictated: ours });
    expect(afterPull(clean, place, { ...theirs, spoken }, away).row?.dictated).toEqual({ ...ours, spoken });
    expect(afterPull(clean, place, theirs, away).row?.dictated).toEqual({ ...ours, spoken: NOTHING_SPOKEN });
    expect(afterPull(null, place, { ...theirs, spoken }, away).row?.dictated).toEqual({ spoken, heard: [] });
    expect(afterPull(null, place, theirs, away).row).not.toHaveProperty("dictated");
  });

  it("[FU5] brings what was asked about its text, which stays asked here with whatever text", () => {
    const clean = row({ ackRev: 1, baseServerRev: 3 });
    const followUp = { question: "Why?", at: 3 };
    expect(afterPull(clean, place, { ...theirs, followUp }, away).row?.followUp).toEqual(followUp);
    expect(afterPull({ ...clean, followUp }, place, theirs, away).row?.followUp).toEqual(followUp);
    expect(afterPull(null, place, theirs, away).row).not.toHaveProperty("followUp");
    const same = { ...clean, baseServerRev: 4 };
    const told = { ...theirs, answer: "ours", followUp };
    expect(afterPull(same, place, told, away)).toEqual({ row: { ...same, followUp }, earlier: [] });
    expect(afterPull({ ...same, followUp }, place, told, away).row).toBeNull();
  });

  it("is news also where the text is here and only how it was spoken is not", () => {
    const told = { ...theirs, answer: "ours", spoken };
    const clean = row({ ackRev: 1, baseServerRev: 4 });
    expect(afterPull(clean, place, told, away)).toEqual({
      row: { ...clean, dictated: { spoken, heard: [] } },
      earlier: [],
    });
    const known = { ...clean, dictated: { spoken: { ...spoken, talkMs: 17_999.9 }, heard: [] } };
    expect(afterPull(known, place, told, away).row).toBeNull();
    expect(afterPull({ ...clean, rev: 2 }, place, told, away).row).toBeNull();
  });

  it("is the answer here too, and offered beside the text where that is on a screen", () => {
    const settled = afterPull(row({ ackRev: 1, baseServerRev: 3 }), place, theirs, onScreen);
    expect(settled).toMatchObject({
      row: { text: "theirs", baseServerRev: 4 },
      earlier: [
        { kind: "replaced", text: "ours" },
        { kind: "other", text: "theirs" },
      ],
    });
  });
});

it("sends a text as the server takes it: no NUL, and not longer than is kept", () => {
  expect(tidyText("a\u0000b")).toBe("ab");
  expect(tidyText("x".repeat(30_000))).toHaveLength(20_000);
});
