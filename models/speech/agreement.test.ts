import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeAgreement } from "./agreement.ts";
import { spokenWords } from "./spokenWords.ts";

/** All that is told for hypotheses, one after the other; the last is the final one. */
function hear(...texts: string[]) {
  const agreement = makeAgreement(3);
  const told = texts.slice(0, -1).map((text) => agreement.partial(text));
  return [...told, agreement.final(texts.at(-1) ?? "")];
}

/** Three hypotheses that are the same. */
const again = (text: string) => [text, text, text];

const plain = (text: string) => spokenWords(text).map((word) => word.plain);

describe("an agreement", () => {
  it("commits what three hypotheses in a row have, but for the last three words of the earlier ones", () => {
    expect(
      hear(
        "I work in the team",
        "I work in the team now",
        "I work in the team now and",
        "I work in the team now and then",
        "I work in the team.",
      ),
    ).toEqual([
      { committed: "", pending: "I work in the team" },
      { committed: "", pending: "I work in the team now" },
      { committed: "I work", pending: "in the team now and" },
      { committed: "I work in", pending: "the team now and then" },
      { committed: "I work in the team.", pending: "", contradicted: false },
    ]);
  });

  it("begins to count anew where one of them has another word", () => {
    const told = hear(
      ...again("We met twice in May and June"),
      "We met once in May and June",
      "We met once.",
    );
    expect(told.map(({ committed }) => committed)).toEqual([
      "",
      "",
      "We met twice in",
      "We met twice in",
      "We met twice in.",
    ]);
    const other = hear(
      "We met twice in May",
      "We met once in May",
      "We met twice in May",
      "We met twice in May",
      "",
    );
    expect(other.map(({ committed }) => committed)).toEqual(["", "", "We met", "We met", "We met"]);
  });

  it("is not held up by a full stop or a capital that a longer hypothesis changes", () => {
    expect(
      hear(
        "I work in. The north of",
        "I Work. In the north of",
        "I work in, the North, of",
        "I work in India, and in Nepal.",
      ).slice(2),
    ).toEqual([
      { committed: "I work in", pending: "the North, of" },
      { committed: "I work in India, and in Nepal.", pending: "", contradicted: false },
    ]);
  });

  it("commits marks with the word after them, and the last ones at the end", () => {
    const told = hear(
      ...again("Yes, sir, I, did that alone"),
      "Yes, sir, I did. So that alone",
      "Yes, sir, I did!",
    );
    expect(told.map(({ committed }) => committed)).toEqual([
      "",
      "",
      "Yes, sir, I",
      "Yes, sir, I",
      "Yes, sir, I did!",
    ]);
  });

  it("follows tiny.en through real speech, and waits for words whose sound was cut", () => {
    const told = hear(
      "And so my fellow Americans asked",
      "And so my fellow Americans asked not",
      "And so my fellow Americans ask not what you are coming to the",
      "And so my fellow Americans ask not what your country can do for",
      "And so, my fellow Americans ask not what your country can do for you.",
      "And so my fellow Americans ask not what your country can do for you ask what you",
      "And so my fellow Americans ask not what your country can do for you, ask what you can do for your country.",
    );
    expect(told.map(({ committed }) => committed)).toEqual([
      "",
      "",
      "And so my",
      "And so my fellow",
      "And so my fellow Americans ask not what",
      "And so my fellow Americans ask not what your country",
      "And so my fellow Americans ask not what your country can do for you, ask what you can do for your country.",
    ]);
    expect(told.at(-1)).toMatchObject({ contradicted: false });
  });

  it("never changes a committed word; the final text continues behind them", () => {
    const told = hear(...again("I work in tea we are so"), "I worked in teams of five.");
    expect(told.at(-1)).toEqual({ committed: "I work in tea of five.", pending: "", contradicted: true });
  });

  it("says nothing twice where the final text has a word less or more at the seam", () => {
    const real = hear(...again("we use real time systems for all"), "We use realtime systems.");
    expect(real.at(-1)).toEqual({ committed: "we use real time systems.", pending: "", contradicted: true });
    const twice = hear(...again("so we we use cash for it"), "So we use caches.");
    expect(twice.at(-1)?.committed).toBe("so we we use caches.");
  });

  it("keeps what was committed where the final text is empty", () => {
    expect(hear(...again("hello there all of you"), "").at(-1)).toEqual({
      committed: "hello there",
      pending: "",
      contradicted: true,
    });
    expect(hear("", "").at(-1)).toEqual({ committed: "", pending: "", contradicted: false });
  });

  it("has the final text as it is where nothing was committed", () => {
    expect(hear("  Hello  there,\n you - all. ").at(-1)).toEqual({
      committed: "Hello there, you - all.",
      pending: "",
      contradicted: false,
    });
  });

  it("tells C from C++ and 3.5 from 35", () => {
    const c = hear("I know C a lot of", "I know C a lot of", "I know C++ a lot of", "I know C++.");
    expect(c[2]).toEqual({ committed: "I know", pending: "C++ a lot of" });
    const number = hear("it is 35 now so far", "it is 35 now so far", "it is 3.5 now so far", "It is 3.5.");
    expect(number[2]).toEqual({ committed: "it is", pending: "3.5 now so far" });
  });

  it("says the same after its final text, whatever comes", () => {
    const agreement = makeAgreement(3);
    const last = agreement.final("That is all.");
    expect(agreement.partial("No")).toBe(last);
    expect(agreement.final("No")).toBe(last);
  });
});

describe("whatever the hypotheses", () => {
  const word = fc.constantFrom(
    "I",
    "i",
    "work",
    "Work,",
    "work.",
    "in",
    "a",
    "team",
    "team.",
    "no",
    "-",
    "C++",
    "3.5",
    "…",
  );
  const text = fc.oneof(
    fc.array(word, { maxLength: 8 }).map((words) => words.join(" ")),
    fc.string({ unit: "grapheme", maxLength: 20 }),
  );
  const texts = fc.array(text, { minLength: 1, maxLength: 8 });

  it("what is committed only grows, letter by letter", () => {
    fc.assert(
      fc.property(texts, (hypotheses) => {
        let before = "";
        for (const { committed } of hear(...hypotheses)) {
          expect(committed.startsWith(before)).toBe(true);
          before = committed;
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it("the final text is there, word by word, where it agrees with what was committed", () => {
    fc.assert(
      fc.property(texts, (hypotheses) => {
        const agreement = makeAgreement(3);
        hypotheses.slice(1).forEach((text) => agreement.partial(text));
        const [whole = ""] = hypotheses;
        const { committed, contradicted } = agreement.final(whole);
        if (!contradicted) expect(plain(committed)).toEqual(plain(whole));
      }),
      { numRuns: 1_000 },
    );
  });

  it("words that three hypotheses in a row begin with are committed at once, but for the last three", () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        const agreement = makeAgreement(3);
        const text = words.join(" ");
        agreement.partial(text);
        agreement.partial(text);
        const { committed, pending } = agreement.partial(text);
        const all = plain(text);
        const sure = Math.max(0, all.length - 3);
        expect(plain(committed)).toEqual(all.slice(0, sure));
        expect(plain(pending)).toEqual(all.slice(sure));
      }),
    );
  });
});
