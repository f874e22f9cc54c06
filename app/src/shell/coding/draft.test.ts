import { describe, expect, it } from "vitest";
import { draftOf } from "./draft.ts";

const block = "```python\nx = 1\n```";

describe("An answer in words and code", () => {
  it("[CO1] keeps the code whatever is written into the words", () => {
    const draft = draftOf(`First.\n\n${block}`);
    expect([draft.held, draft.words, draft.code]).toEqual([true, "First.", "x = 1"]);
    expect(draft.withWords("Second.")).toBe(`Second.\n\n${block}`);
    expect(draft.withWords("")).toBe(block);
  });

  it("[CO1] keeps the words whatever is done to the code", () => {
    const draft = draftOf("Only words");
    expect([draft.held, draft.rest]).toEqual([false, ""]);
    expect(draft.withCode("select 1", "sql")).toBe("Only words\n\n```sql\nselect 1\n```");
    expect(draft.rest).toBe("\n\n```sql\nselect 1\n```");
    expect(draft.withCode(" ", "sql")).toBe("Only words");
  });

  it("[CO1] does not double a block that is pasted into the words", () => {
    const draft = draftOf("");
    draft.withWords(block);
    expect(draft.withWords(`${block} more`)).toBe(`${block} more`);
  });
});
