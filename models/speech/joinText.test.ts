import fc from "fast-check";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { insertSpoken, withoutSpoken } from "./joinText.ts";

/** Puts a piece where "|" stands, or in place of what is between two; shows the caret the same way. */
function put(marked: string, spoken: string): string {
  const [before = "", selected = "", after] = marked.split("|");
  const text = after === undefined ? before + selected : before + selected + after;
  const end = after === undefined ? before.length : before.length + selected.length;
  const { text: joined, caret } = insertSpoken(text, { start: before.length, end }, spoken);
  return `${joined.slice(0, caret)}|${joined.slice(caret)}`;
}

describe("spaces", () => {
  it("are put where they are missing, and nowhere else", () => {
    expect(put("|", "Hello.")).toBe("Hello.|");
    expect(put("I work|", "in a team")).toBe("I work in a team|");
    expect(put("I work |", "in a team")).toBe("I work in a team|");
    expect(put("I work|(well).", "really")).toBe("I work really| (well).");
    expect(put("I work | well.", "really")).toBe("I work really| well.");
    expect(put("I work|, you know.", "hard")).toBe("I work hard|, you know.");
    expect(put("One.\n|", "two")).toBe("One.\nTwo|");
    expect(put("One.|\nThree.", "Two.")).toBe("One. Two.|\nThree.");
    expect(put("a (|) b", "see below")).toBe("a (see below|) b");
    expect(put("He said “|”", "Yes.")).toBe("He said “yes.|”");
    expect(put("it is so|", ", and more")).toBe("it is so, and more|");
    expect(put("I know|", ".NET")).toBe("I know .NET|");
    expect(put("a well-|", "known one")).toBe("a well-known one|");
    expect(put("this -|", "so to say -")).toBe("this - so to say -|");
  });

  it("around the piece itself go", () => {
    expect(put("I|", "  am \n")).toBe("I am|");
  });
});

describe("capitals", () => {
  it("begin the text, a sentence and a line", () => {
    expect(put("|", "well, I think")).toBe("Well, I think|");
    expect(put("That is all.|", "then we left")).toBe("That is all. Then we left|");
    expect(put("Really?|", "yes")).toBe("Really? Yes|");
    expect(put("Stop!” |", "he said")).toBe("Stop!” He said|");
    expect(put("First:\n|", "plan")).toBe("First:\nPlan|");
    expect(put("|", "“so it is”")).toBe("“So it is”|");
    expect(put("|", "élan")).toBe("Élan|");
  });

  it("go from Whisper's first word within a sentence where it is a function word", () => {
    expect(put("I work|", "In a team.")).toBe("I work in a team.|");
    expect(put("I left,|", "Because it's far.")).toBe("I left, because it's far.|");
    expect(put("I think|", "It's good.")).toBe("I think it's good.|");
    expect(put("I have|", "A plan.")).toBe("I have a plan.|");
    expect(put("tools, e.g.|", "The first one")).toBe("tools, e.g. the first one|");
  });

  it("stay where the word may be a name, an acronym or I", () => {
    for (const piece of [
      "I did.",
      "I'm here.",
      "IT companies.",
      "Tata Motors.",
      "JavaScript.",
      "iPhone apps.",
      "May I?",
      "Will did it.",
      "US teams.",
      "25 people.",
      "A/B tests.",
      "A.I. tools.",
    ])
      expect(put("and|", piece)).toBe(`and ${piece}|`);
    expect(put("|", "iPhone apps")).toBe("iPhone apps|");
    expect(put("|", "npm, I know")).toBe("Npm, I know|");
  });

  it("and full stops of what is there already are left alone", () => {
    expect(put("We met.| and left", "Then we ate.")).toBe("We met. Then we ate.| and left");
  });
});

describe("a caret in the middle of a word", () => {
  it("has the piece behind the word", () => {
    expect(put("My exp|erience is long", "if you like,")).toBe("My experience if you like,| is long");
    expect(put("I l|", "really")).toBe("I l really|");
    expect(put("I don|'t know.", "really")).toBe("I don't really| know.");
    expect(put("a well|-known one", "and old")).toBe("a well-known and old| one");
    expect(put("with node.|js, too", "twelve")).toBe("with node.js twelve|, too");
    expect(put("for 1,|000 rupees", "or so")).toBe("for 1,000 or so| rupees");
    expect(put("C|++ code", "and more")).toBe("C++ and more| code");
    expect(put("see https:|//a.in/b now", "there")).toBe("see https://a.in/b there| now");
    expect(put("मुझे का|म है", "yes")).toBe("मुझे काम yes| है");
  });

  it("is told from one between two sentences that nobody has parted", () => {
    expect(put("One.|Three.", "Two.")).toBe("One. Two.| Three.");
    expect(put("yes,|no", "or")).toBe("yes, or| no");
  });

  it("never tears a word apart, whatever is said wherever", () => {
    const text = "I've built (in 2,019) well-known apps; e.g. node.js ones.\nएक काम, C# too";
    for (let place = 0; place <= text.length; place++) {
      const { text: joined } = insertSpoken(text, { start: place, end: place }, "so");
      for (const word of [
        "I've",
        "built",
        "2,019",
        "well-known",
        "apps",
        "e.g",
        "node.js",
        "ones",
        "काम",
        "C#",
      ])
        expect(joined).toContain(word);
    }
  });
});

describe("the selection", () => {
  it("is replaced, and nothing said changes nothing", () => {
    expect(put("I |hardly| work", "always")).toBe("I always| work");
    expect(put("I |hardly| work", " ")).toBe("I hardly| work");
    expect(insertSpoken("abc", { start: 9, end: -4 }, "x")).toMatchObject({ text: "X" });
  });
});

describe("taking a spoken piece back", () => {
  const before = "I work well.";
  const at = { start: 6, end: 6 };

  it("gives the text as it was before", () => {
    const { text, inserted } = insertSpoken(before, at, "Really");
    expect(text).toBe("I work Really well.");
    expect(withoutSpoken(text, inserted, "Really")).toEqual({ text: before, caret: 6 });
  });

  it("finds it where text before it has changed", () => {
    const { text, inserted } = insertSpoken(before, at, "In a team,");
    expect(withoutSpoken(`Now ${text}`, inserted, "In a team,")).toEqual({
      text: "Now I work well.",
      caret: 10,
    });
    const end = insertSpoken("One.", { start: 4, end: 4 }, "two.");
    expect(withoutSpoken(`Yes. ${end.text}`, end.inserted, "two.")).toEqual({ text: "Yes. One.", caret: 9 });
  });

  it("does nothing where it was changed, is gone, or stands in two places", () => {
    const { inserted } = insertSpoken(before, at, "really");
    expect(withoutSpoken("I work rarely well.", inserted, "really")).toBeNull();
    expect(withoutSpoken("I fix art of all starts.", { start: 2, end: 5 }, "tar")).toBeNull();
    expect(withoutSpoken("", inserted, "really")).toBeNull();
    expect(withoutSpoken("Oh, really? I work really well.", inserted, "really")).toBeNull();
    expect(withoutSpoken(before, inserted, " ")).toBeNull();
  });

  it("is exact, whatever is inserted wherever, and the caret is behind the piece", () => {
    const some = fc.string({
      unit: fc.constantFrom("a", "B", " ", ".", ",", "\n", "(", "”", "é", "7"),
      maxLength: 12,
    });
    fc.assert(
      fc.property(some, some, fc.nat(12), (text, spoken, place) => {
        const start = Math.min(place, text.length);
        const joined = insertSpoken(text, { start, end: start }, spoken);
        expect(joined.text.slice(0, joined.caret).toLowerCase().endsWith(spoken.trim().toLowerCase())).toBe(
          true,
        );
        if (spoken.trim() === "") expect(joined.text).toBe(text);
        else
          expect(withoutSpoken(joined.text, joined.inserted, spoken)).toEqual({
            text,
            caret: joined.inserted.start,
          });
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("What the page itself loads of speech", () => {
  it.each(["joinText", "measures", "spokenWords"])(
    "%s can be read by iPhones before iOS 16.4, which know no look-behind",
    (name) => {
      expect(readFileSync(join(import.meta.dirname, `${name}.ts`), "utf8")).not.toMatch(/\(\?<[=!]/);
    },
  );
});
