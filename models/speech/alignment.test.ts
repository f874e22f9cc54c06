import { describe, expect, it } from "vitest";
import { align, distances } from "./alignment.ts";

const words = (text: string) => text.split(" ").filter((word) => word !== "");
const endIn = (fixed: string, heard: string) => align(words(fixed), words(heard));

describe("distances", () => {
  it("are the edits from all of one text to each beginning of the other", () => {
    expect(distances(words("a b c"), words("a x c d"))).toEqual([3, 2, 2, 1, 2]);
    expect(distances([], words("a b"))).toEqual([0, 1, 2]);
    expect(distances(words("a"), [])).toEqual([1]);
  });
});

describe("the end of fixed words in a new hearing", () => {
  it("is right behind them where they are the same", () => {
    expect(endIn("i work in", "i work in a team")).toEqual({ end: 3, differs: 0 });
    expect(endIn("", "i work")).toEqual({ end: 0, differs: 0 });
    expect(endIn("no", "no no no")).toEqual({ end: 1, differs: 0 });
  });

  it("is found where a word was heard differently, twice, or not at all", () => {
    expect(endIn("i work in", "i worked in a team")).toEqual({ end: 3, differs: 1 });
    expect(endIn("i work in a", "i work in in a team")).toEqual({ end: 5, differs: 1 });
    expect(endIn("i work in the big", "i work in big teams")).toEqual({ end: 4, differs: 1 });
    expect(endIn("a cold so i", "a cold so ive been")).toEqual({ end: 4, differs: 1 });
    expect(endIn("a b c", "a b x d")).toEqual({ end: 3, differs: 1 });
  });

  it("is found where two words became one", () => {
    expect(endIn("in real time", "in realtime systems")).toEqual({ end: 2, differs: 2 });
    expect(endIn("a database is", "a data base is good")).toEqual({ end: 4, differs: 2 });
  });

  it("is the end where the hearing is shorter", () => {
    expect(endIn("i work in a team", "i work")).toEqual({ end: 2, differs: 3 });
    expect(endIn("i work", "")).toEqual({ end: 0, differs: 2 });
  });
});
