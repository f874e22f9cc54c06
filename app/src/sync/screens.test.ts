import { describe, expect, it } from "vitest";
import { saveAnswer } from "#models/contract/answers.ts";
import { changes } from "#models/contract/changes.ts";
import { attempt, moment, nothing, row, stored, take, world } from "./testing/world.ts";

const texts = ({ rows }: Pick<ReturnType<typeof world>, "rows">) =>
  rows.history.map(({ kind, text, device }) => [kind, text, device]);

describe("An answer whose interview is open in another tab, while this one sends", () => {
  it("is not replaced by the text that has won on the server: it goes once more, on top of that", async () => {
    const here = world({ open: new Set(["a1"]) });
    here.put(row());
    here.ports.api.answer(saveAnswer, () => {
      here.ports.api.answer(saveAnswer, take);
      return { answer: stored({ answer: "theirs", rev: 9, serverRev: 4 }), conflict: null };
    });
    here.sync.start();
    await here.time.pass(0);
    expect(here.answerAt(0)).toMatchObject({ text: "ours", rev: 10, ackRev: 10 });
    expect(here.sent().at(-1)).toMatchObject({ body: { answer: "ours", baseServerRev: 4 } });
    expect(texts(here)).toContainEqual(["other", "theirs", null]);
  });

  it("is replaced where no tab has it open, and is then in the history", async () => {
    const here = world();
    here.put(row());
    here.ports.api.answer(saveAnswer, {
      answer: stored({ answer: "theirs", rev: 9, serverRev: 4 }),
      conflict: null,
    });
    here.sync.start();
    await here.time.pass(0);
    expect(here.answerAt(0)).toMatchObject({ text: "theirs", rev: 9, ackRev: 9 });
    expect(texts(here)).toEqual([["other", "ours", "Chrome on Android"]]);
  });

  it("has the news of another device offered beside it, and neither of the two is lost", async () => {
    const here = world({ open: new Set(["a1"]) });
    here.rows.attempts.set("a1", attempt());
    here.put(row({ ackRev: 1, baseServerRev: 1 }));
    const theirs = stored({ answer: "theirs", rev: 2, serverRev: 2, baseServerRev: 1 });
    here.ports.api.answer(changes, { ...nothing, seq: 1, answers: [theirs] });
    here.sync.start();
    await here.time.pass(0);
    expect(texts(here)).toEqual([
      ["other", "theirs", null],
      ["replaced", "ours", null],
    ]);
  });
});

describe("A device whose text was replaced on the server", () => {
  const pulled = async (baseServerRev: number | undefined) => {
    const here = world();
    here.rows.attempts.set("a1", attempt());
    here.put(row({ ackRev: 1, baseServerRev: 1 }));
    const theirs = stored({ answer: "theirs", rev: 2, serverRev: 2, baseServerRev });
    here.ports.api.answer(changes, { ...nothing, seq: 1, answers: [theirs] });
    here.sync.start();
    await here.time.pass(0);
    expect(here.answerAt(0)).toMatchObject({ text: "theirs", baseServerRev: 2 });
    return texts(here);
  };

  it.each([0, undefined])(
    "sees its own as another version, where the other device had not seen it (base %s)",
    async (base) => expect(await pulled(base)).toEqual([["other", "ours", "Chrome on Android"]]),
  );

  it("is told nothing where the other device has gone on from it", async () =>
    expect(await pulled(1)).toEqual([]));
});

describe("A device whose text stands, while another one's has lost against it", () => {
  const lost = { answer: "theirs", device: "Firefox on Linux #2", editedAt: moment };

  it("sees that one as another version, also while it types, and not twice", async () => {
    const here = world();
    here.rows.attempts.set("a1", attempt());
    here.put(row({ ackRev: 1, baseServerRev: 1 }));
    here.ports.api.answer(changes, { ...nothing, seq: 1, answers: [stored({ lost })] });
    here.sync.start();
    await here.time.pass(0);
    await here.sync.now();
    expect(here.answerAt(0)).toMatchObject({ text: "ours", rev: 1, ackRev: 1 });
    expect(texts(here)).toEqual([["other", "theirs", "Firefox on Linux #2"]]);
  });

  it("is told nothing of its own text, nor of an earlier state of the one that stands", async () => {
    const here = world();
    here.rows.attempts.set("a1", attempt());
    here.put(row({ ackRev: 1, baseServerRev: 1 }), row({ index: 1, ackRev: 1, baseServerRev: 1 }));
    const answers = [
      stored({ lost: { ...lost, device: "Chrome on Android" } }),
      stored({ index: 1, lost: { ...lost, answer: "our" } }),
    ];
    here.ports.api.answer(changes, { ...nothing, seq: 1, answers });
    here.sync.start();
    await here.time.pass(0);
    expect(texts(here)).toEqual([]);
  });
});
