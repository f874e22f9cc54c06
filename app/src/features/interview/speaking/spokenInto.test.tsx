// @vitest-environment happy-dom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { SpokenOf } from "../../../ports.ts";
import { type SpokenFor, useSpokenInto } from "./useSpokenInto.ts";

const of = (index: number): SpokenOf => ({
  userId: "u-1",
  companyId: "c-1",
  roundId: "r-1",
  attemptId: "a-1",
  questionId: `q-${index}`,
  index,
});
const said = (text: string, index = 0, segment = text): SpokenFor => ({
  of: of(index),
  piece: { segment, text, times: null },
});

let box: { current: HTMLTextAreaElement | null };
let typed: string[];
let gone: SpokenFor[];

function newBox(text = "") {
  box.current?.remove();
  box.current = document.createElement("textarea");
  box.current.value = text;
  document.body.append(box.current);
  return box.current;
}

const render = () =>
  renderHook(() =>
    useSpokenInto(box, {
      onType: (text) => void typed.push(text),
      onGone: (spoken) => void gone.push(spoken),
    }),
  );

const compose = (on: boolean) =>
  box.current?.dispatchEvent(new Event(on ? "compositionstart" : "compositionend", { bubbles: true }));

beforeEach(() => {
  box = { current: null };
  [typed, gone] = [[], []];
});
afterEach(cleanup);

describe("What is spoken into the box", () => {
  it("goes behind what the person has selected, which stays, and stays selected", () => {
    const area = newBox("I work hard.");
    const { result } = render();
    area.focus();
    area.setSelectionRange(2, 6);
    result.current.insert(said("very"));
    expect(area.value).toBe("I work very hard.");
    expect([area.selectionStart, area.selectionEnd]).toEqual([2, 6]);
    result.current.takeBack(0);
    expect([area.value, typed.at(-1)]).toEqual(["I work hard.", "I work hard."]);
  });

  it("is not taken back out of another answer, which may have the same words", () => {
    newBox("");
    const { result } = render();
    result.current.insert(said("Yes."));
    const other = newBox("Yes.");
    result.current.takeBack(1);
    expect([other.value, typed]).toEqual(["Yes.", ["Yes."]]);
  });

  it("is taken back out of its own answer also where its question was left meanwhile", () => {
    newBox("");
    const { result } = render();
    result.current.insert(said("We met. Then we left."));
    const again = newBox("We met. Then we left.");
    result.current.takeBack(0);
    expect(again.value).toBe("");
  });

  it("waits for the end of a word that is being composed, in the order in which it was said, and once", () => {
    const area = newBox("नम");
    const { result } = render();
    compose(true);
    for (const one of [said("One."), said("Two."), said("Two.")]) result.current.insert(one);
    expect(area.value).toBe("नम");
    compose(false);
    expect(area.value).toBe("नम One. Two.");
    expect(gone).toEqual([]);
  });

  it("is handed back where the box has gone in the middle of a word, and the next box does not wait for it", () => {
    newBox("");
    const { result, rerender } = render();
    compose(true);
    result.current.insert(said("One."));
    const next = newBox("");
    rerender();
    expect(gone.map(({ of: { index }, piece }) => [index, piece.text])).toEqual([[0, "One."]]);
    result.current.insert(said("Two.", 1));
    expect(next.value).toBe("Two.");
  });

  it("is handed back where the page is left in the middle of a word", () => {
    newBox("");
    const { result, unmount } = render();
    compose(true);
    result.current.insert(said("One."));
    box.current?.remove();
    unmount();
    expect(gone).toHaveLength(1);
  });
});
