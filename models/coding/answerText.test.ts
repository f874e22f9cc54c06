import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CodeLanguage, joinAnswer, splitAnswer } from "./answerText.ts";

const code = "function f(a) {\n  return a;\n}";

describe("An answer of words and code", () => {
  it("[CO1] is one text, with the code in a fenced block behind the words", () => {
    const text = joinAnswer({ words: "I walk the list once.", code, language: "javascript" });
    expect(text).toBe(`I walk the list once.\n\n\`\`\`javascript\n${code}\n\`\`\``);
    expect(splitAnswer(text)).toEqual({ words: "I walk the list once.", code, language: "javascript" });
  });

  it("[CO1] is words alone where there is no code, as all older answers are", () => {
    for (const words of [
      "",
      "only words",
      "function f() {}",
      "```",
      "```nonsense\nx\n```",
      "```python\nopen",
    ]) {
      expect(splitAnswer(words)).toEqual({ words, code: "", language: null });
      expect(joinAnswer({ words, code: " \n", language: "sql" })).toBe(words);
    }
  });

  it("[CO1] has what was spoken behind the code at the end of the words", () => {
    const text = `First.\n\n\`\`\`python\nx = 1\n\`\`\` \nNot a fence, so still code.\n\`\`\`\nIt is linear.`;
    expect(splitAnswer(text).words).toBe("First.\nIt is linear.");
    expect(splitAnswer("```sql\nselect 1\n```\n It is one row. ")).toEqual({
      ...{ words: "It is one row.", code: "select 1", language: "sql" },
    });
  });

  it("[CO1] comes apart again letter for letter, whatever is written in either part", () => {
    const piece = fc.constantFrom("a", "\n", " ", "`", "```", "````\n", "```python", "\n```\n", "é", "कोड");
    const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));
    fc.assert(
      fc.property(text, text, fc.constantFrom(...CodeLanguage.options), (words, written, language) => {
        // A block that the person opened in the words and did not close takes in what follows, here as everywhere.
        fc.pre(written.trim() !== "" && !/^`{3,}[a-z]+$/m.test(words));
        expect(splitAnswer(joinAnswer({ words, code: written, language }))).toEqual({
          ...{ words, code: written, language },
        });
      }),
    );
  });
});
