import { describe, expect, it } from "vitest";
import { NOTHING_SPOKEN } from "#models/entities/spoken.ts";
import { draftOf } from "../../../shell/coding/draft.ts";
import type { Event } from "../logic/types.ts";
import { carried } from "./carried.ts";

const block = "```python\nx = 1\n```";
const dictated = { spoken: NOTHING_SPOKEN, heard: [] };
const heard: Event = { type: "HEARD", index: 0, text: "Spoken.", dictated, shown: true };

describe("What comes from the box on screen", () => {
  it("[CO1] is the whole answer with its code, typed or spoken", () => {
    const draft = draftOf(`First.\n\n${block}`);
    expect(carried(draft, { type: "TYPE", text: "Second." })).toEqual({
      ...{ type: "TYPE", text: `Second.\n\n${block}` },
    });
    expect(carried(draft, heard)).toEqual({ ...heard, text: `Spoken.\n\n${block}` });
  });

  it("[CO1] is left alone where it is of another answer, no text, or of one without code", () => {
    const elsewhere: Event = { ...heard, index: 1, shown: false };
    expect(carried(draftOf(block), elsewhere)).toBe(elsewhere);
    expect(carried(draftOf(block), { type: "NEXT" })).toEqual({ type: "NEXT" });
    expect(carried(null, heard)).toBe(heard);
  });
});
