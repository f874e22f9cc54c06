import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeAgreement } from "./agreement.ts";
import { spokenWords } from "./spokenWords.ts";

/** All that is told for hypotheses, one after the other; the last is the final one. */
function hear(...texts: string[]) {
  const agreement = makeAgreement();
  const told = texts.slice(0, -1).map((text) => agreement.partial(text));
  return [...told, agreement.final(texts.at(-1) ?? "")];
}

const plain = (text: string) => spokenWords(text).map((word) => word.plain);

describe("an agreement", () => {
  it("commits what two hypotheses in a row have, but for the word the earlier one ends with", () => {
    expect(
      hear("I work in", "I work in a", "I work in the team", "I work in the team now", "I work in the team."),
    ).toEqual([
      { committed: "", pending: "I work in" },
      { committed: "I work", pending: "in a" },
      { committed: "I work in", pending: "the team" },
      { committed: "I work in the", pending: "team now" },
      { committed: "I work in the team.", pending: "", contradicted: false },
    ]);
  });

  it("is not held up by a full stop or a capital that a longer hypothesis changes", () => {
    expect(
      hear("I work in.", "I Work. In India", "I work in india, and so", "I work in India, and in Nepal."),
    ).toEqual([
      { committed: "", pending: "I work in." },
      { committed: "I Work", pending: "In India" },
      { committed: "I Work in", pending: "india, and so" },
      { committed: "I Work in India, and in Nepal.", pending: "", contradicted: false },
    ]);
  });

  it("commits marks with the word after them, and the last ones at the end", () => {
    const told = hear("Yes, sir, I", "Yes, sir, I did", "Yes, sir, I did. So", "Yes, sir, I did!");
    expect(told.map(({ committed }) => committed)).toEqual([
      "",
      "Yes, sir",
      "Yes, sir, I",
      "Yes, sir, I did!",
    ]);
  });

  it("follows tiny.en through real speech, and waits for a word whose sound was cut", () => {
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
      "And so my fellow Americans",
      "And so my fellow Americans",
      "And so my fellow Americans ask not what",
      "And so my fellow Americans ask not what your country can do",
      "And so my fellow Americans ask not what your country can do for",
      "And so my fellow Americans ask not what your country can do for you, ask what you can do for your country.",
    ]);
    expect(told.at(-1)).toMatchObject({ contradicted: false });
  });

  it("never changes a committed word; the final text continues behind them", () => {
    const told = hear("I work in tea I", "I work in tea am", "I worked in teams of five.");
    expect(told.at(-1)).toEqual({
      committed: "I work in tea of five.",
      pending: "",
      contradicted: true,
    });
  });

  it("says nothing twice where the final text has a word less or more at the seam", () => {
    expect(
      hear("we use real time sis", "we use real time systems", "We use realtime systems.").at(-1),
    ).toEqual({
      committed: "we use real time systems.",
      pending: "",
      contradicted: true,
    });
    expect(hear("so we we use cash", "so we we use cash", "So we use caches.").at(-1)?.committed).toBe(
      "so we we use caches.",
    );
  });

  it("keeps what was committed where the final text is empty", () => {
    expect(hear("hello there I", "hello there all", "").at(-1)).toEqual({
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
    expect(hear("I know C a", "I know C++ a", "I know C++.")[1]).toEqual({
      committed: "I know",
      pending: "C++ a",
    });
    expect(hear("it is 35 now", "it is 3.5 now", "It is 3.5.")[1]).toEqual({
      committed: "it is",
      pending: "3.5 now",
    });
  });

  it("says the same after its final text, whatever comes", () => {
    const agreement = makeAgreement();
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
        const agreement = makeAgreement();
        hypotheses.slice(1).forEach((text) => agreement.partial(text));
        const [whole = ""] = hypotheses;
        const { committed, contradicted } = agreement.final(whole);
        if (!contradicted) expect(plain(committed)).toEqual(plain(whole));
      }),
      { numRuns: 1_000 },
    );
  });

  it("words that two hypotheses in a row begin with are committed at once, but for the last", () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        const agreement = makeAgreement();
        agreement.partial(words.join(" "));
        const { committed, pending } = agreement.partial(words.join(" "));
        expect(plain(committed)).toEqual(plain(words.join(" ")).slice(0, -1));
        expect(plain(pending)).toEqual(plain(words.join(" ")).slice(-1));
      }),
    );
  });
});
