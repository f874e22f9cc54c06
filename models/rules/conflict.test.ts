import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstText, nextText, resolveAnswer, type SentText, type StoredText } from "./conflict.ts";

const NOON = 1_000_000;
const spoken = { words: 5, talkMs: 2_000, spanMs: 2_500, pauses: 0, longestPauseMs: 0, fillers: 1 };
const phone = "Chrome on Android";
const laptop = "Firefox on Windows";

/** Stored by the phone as its fifth revision, on top of the third of the server. */
const stored: StoredText = {
  text: "I led a team",
  rev: 5,
  device: phone,
  deviceRev: 5,
  serverRev: 4,
  baseRev: 3,
  editedAt: NOON,
  spoken: null,
  followUp: null,
};

const sentBy = (device: string | null, changes: Partial<SentText>): SentText => ({
  text: "I built a till",
  rev: 6,
  base: 4,
  device,
  editedAt: NOON + 1,
  ...changes,
});

const outcome = (changes: Partial<SentText>, device: string | null = laptop) =>
  resolveAnswer(stored, sentBy(device, changes));

const replaced = { answer: "sent", kept: "stored", conflict: false };
const untouched = { answer: "stored", kept: null, conflict: false };

describe("a text that arrives where one is stored", () => {
  it("[AN1] replaces what its device has seen, also with a lower revision of another device or an earlier edit", () => {
    expect(outcome({})).toEqual(replaced);
    expect(outcome({ rev: 1, editedAt: NOON - 1 })).toEqual(replaced);
    expect(outcome({ base: 9 })).toEqual(replaced);
  });

  it("[AN1] replaces it where it does not say what it has seen, unless its revision is lower", () => {
    expect(outcome({ base: undefined })).toEqual(replaced);
    expect(outcome({ base: undefined, rev: undefined })).toEqual(replaced);
    expect(outcome({ base: undefined, rev: 4 })).toMatchObject({ answer: "stored", conflict: false });
    expect(outcome({ base: undefined, rev: 5, editedAt: NOON - 1 })).toMatchObject({ answer: "stored" });
    expect(outcome({ base: undefined, rev: 5, editedAt: NOON })).toEqual(replaced);
  });

  it("[AN2] is only acknowledged where it is the same", () => {
    expect(outcome({ text: stored.text, base: 2, rev: 5 })).toEqual(untouched);
    expect(outcome({ text: stored.text, base: 2, rev: undefined })).toEqual(untouched);
    expect(outcome({ text: stored.text, base: 2, rev: 9 })).toEqual({ ...untouched, answer: "sent" });
    expect(nextText(stored, sentBy(laptop, { text: stored.text, rev: 9 }))).toMatchObject({
      serverRev: 4,
      rev: 9,
    });
  });

  it.each(["I led a team of six", "In 2024 I led a team"])(
    "[AN3] is the answer where it says more than the stored one: %s",
    (text) => {
      const longer = { text, base: 3, editedAt: NOON - 5 };
      expect(outcome(longer)).toEqual({ answer: "sent", kept: null, conflict: false });
    },
  );

  it.each(["I led", "a team", ""])("[AN3] is not the answer where the stored one says more: %j", (text) => {
    expect(outcome({ text, base: 3 })).toEqual(untouched);
  });

  it("[AN4] is the answer where it was edited later, and the other text is returned", () => {
    expect(outcome({ base: 3 })).toEqual({ answer: "sent", kept: "stored", conflict: true });
    expect(outcome({ base: 3, editedAt: NOON - 1 })).toEqual({
      answer: "stored",
      kept: "sent",
      conflict: true,
    });
  });

  it("[AN4] is judged by the text itself where both were edited at the same moment", () => {
    expect(outcome({ base: 3, editedAt: NOON, text: "Z" })).toMatchObject({ answer: "sent" });
    expect(outcome({ base: 3, editedAt: NOON, text: "A" })).toMatchObject({ answer: "stored" });
  });

  it("[AN5] changes nothing where the same device had sent a newer one, whatever either had seen", () => {
    for (const base of [2, 3, 4, undefined]) {
      const late = { base, rev: 4, editedAt: NOON - 10 };
      expect(outcome(late, phone)).toEqual({ answer: "stored", kept: "sent", conflict: false });
      expect(outcome({ ...late, text: "I led a team of six" }, phone)).toMatchObject({ answer: "stored" });
      expect(outcome({ ...late, text: "I led" }, phone)).toEqual(untouched);
    }
  });

  it("[AN5] is not taken for a late one where another device of the same name has edited later", () => {
    expect(outcome({ base: 3, rev: 2, editedAt: NOON + 10 }, phone)).toEqual({
      answer: "sent",
      kept: "stored",
      conflict: true,
    });
  });

  it("[AN6] follows the same device's last one without a conflict, though that one's reply was lost", () => {
    expect(outcome({ base: 3, text: "I led" }, phone)).toEqual(replaced);
    expect(outcome({ base: 3, text: "I led" }, null)).toEqual(untouched);
    expect(outcome({ base: 2 }, phone)).toMatchObject({ conflict: true });
  });

  it("[AN7] leaves the replaced text to be kept, unless it goes on in the new one", () => {
    expect(outcome({ text: "I led a team of six" })).toEqual({ ...replaced, kept: null });
    expect(outcome({ text: "" })).toEqual(replaced);
  });
});

describe("how a text was spoken", () => {
  const said = { ...stored, spoken };

  it("[SP2] goes with the text that it belongs to, and is replaced together with it", () => {
    expect(nextText(said, sentBy(laptop, {})).spoken).toBeNull();
    expect(nextText(said, sentBy(laptop, { spoken: null })).spoken).toBeNull();
    expect(nextText(stored, sentBy(laptop, { spoken })).spoken).toEqual(spoken);
    expect(firstText(sentBy(phone, { spoken })).spoken).toEqual(spoken);
    expect(firstText(sentBy(phone, {})).spoken).toBeNull();
  });

  it("[SP2] stays where the same text comes again from who does not know it", () => {
    const again = sentBy(null, { text: said.text, rev: 9, base: undefined });
    expect(resolveAnswer(said, again).answer).toBe("sent");
    expect(nextText(said, again).spoken).toEqual(spoken);
    expect(resolveAnswer(said, { ...again, rev: undefined })).toEqual(untouched);
  });

  it("[SP2] is taken where the same text came first without it, as with a report, and is no other text by that", () => {
    const late = sentBy(phone, { text: stored.text, rev: 1, base: 0, spoken });
    expect(resolveAnswer(stored, late)).toEqual({ ...untouched, answer: "sent" });
    expect(nextText(stored, late)).toMatchObject({ spoken, serverRev: stored.serverRev, rev: stored.rev });
    expect(resolveAnswer(said, late)).toEqual(untouched);
  });
});

describe("two devices that write from the same revision", () => {
  const words = fc.constantFrom("", "a", "b", "ab", "ba", "aba", "c");
  const edit = (device: string) =>
    fc.record({
      text: words,
      rev: fc.integer({ min: 1, max: 9 }),
      base: fc.constant(4),
      device: fc.constant(device),
      editedAt: fc.integer({ min: NOON, max: NOON + 2 }),
    });

  const arrive = (at: StoredText, sent: SentText) =>
    resolveAnswer(at, sent).answer === "sent" ? nextText(at, sent) : at;

  it("[AN3] [AN4] end with the same answer, whichever arrives first", () => {
    fc.assert(
      fc.property(edit(phone), edit(laptop), words, (one, two, text) => {
        const before = { ...stored, device: "Safari on iPhone", text };
        const first = arrive(arrive(before, one), two);
        const second = arrive(arrive(before, two), one);
        // Where the first only repeats what is stored, nothing has changed meanwhile and the other one simply follows.
        fc.pre(one.text !== text && two.text !== text);
        expect(first.text).toBe(second.text);
      }),
      { seed: 20_261_128, numRuns: 2_000 },
    );
  });

  it("[AN7] never lose a text: it is the answer, goes on in the answer, or is kept", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(edit(phone), edit(laptop)), { maxLength: 8 }), (sent) => {
        let now = firstText({ text: "start", device: null, editedAt: NOON });
        const history: string[] = [];
        const seen = ["start"];
        for (const one of sent) {
          const { answer, kept } = resolveAnswer(now, one);
          seen.push(one.text);
          if (kept !== null) history.push(kept === "sent" ? one.text : now.text);
          if (answer === "sent") now = nextText(now, one);
        }
        for (const text of seen) expect([now.text, ...history].some((one) => one.includes(text))).toBe(true);
      }),
      { seed: 20_261_128, numRuns: 2_000 },
    );
  });
});

describe("revisions", () => {
  it("[AN1] only grow, while the device's own stays its own", () => {
    const next = nextText(stored, sentBy(laptop, { rev: 2 }));
    expect(next).toMatchObject({ rev: 5, deviceRev: 2, serverRev: 5, baseRev: 4, device: laptop });
    expect(nextText(stored, sentBy(null, { rev: undefined, base: undefined }))).toMatchObject({
      rev: 6,
      baseRev: 4,
    });
  });

  it("[AN1] stay at the largest there is, which the database can still hold", () => {
    const largest = { ...stored, rev: 2_147_483_647 };
    expect(nextText(largest, sentBy(null, { rev: undefined }))).toMatchObject({ rev: 2_147_483_647 });
  });
});
