import { describe, expect, it } from "vitest";
import { NOTHING_SPOKEN } from "#models/entities/spoken.ts";
import { draftOf } from "./draft.ts";

const block = "```python\nx = 1\n```";
const dictated = { spoken: NOTHING_SPOKEN, heard: [] };

describe("An answer in words and code", () => {
  it("[CO1] keeps the code whatever is typed or spoken into the words", () => {
    const draft = draftOf(`First.\n\n${block}`);
    expect([draft.held, draft.words, draft.code]).toEqual([true, "First.", "x = 1"]);
    expect(draft.carried({ type: "TYPE", text: "Second." })).toEqual({
      ...{ type: "TYPE", text: `Second.\n\n${block}` },
    });
    const heard = { type: "HEARD", index: 0, text: "Spoken.", dictated, shown: true } as const;
    expect(draft.carried(heard)).toEqual({ ...heard, text: `Spoken.\n\n${block}` });
    expect(draft.carried({ type: "TYPE", text: "" })).toEqual({ type: "TYPE", text: block });
  });

  it("[CO1] leaves alone what does not come from the box on screen", () => {
    const draft = draftOf(block);
    const elsewhere = { type: "HEARD", index: 1, text: "Spoken.", dictated, shown: false } as const;
    expect(draft.carried(elsewhere)).toBe(elsewhere);
    expect(draft.carried({ type: "NEXT" })).toEqual({ type: "NEXT" });
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
    draft.carried({ type: "TYPE", text: block });
    expect(draft.carried({ type: "TYPE", text: `${block} more` })).toMatchObject({ text: `${block} more` });
  });
});
