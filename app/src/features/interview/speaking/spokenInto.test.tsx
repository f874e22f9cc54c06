// @vitest-environment happy-dom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
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
      onLast: () => {},
    }),
  );

const tell = (name: string) => box.current?.dispatchEvent(new Event(name, { bubbles: true }));
const compose = (on: boolean) => tell(on ? "compositionstart" : "compositionend");

/** Types at the caret, as a keyboard does. */
function type(letters: string) {
  const { current: area } = box;
  area?.setRangeText(letters, area.selectionEnd, area.selectionEnd, "end");
  tell("input");
}

beforeEach(() => {
  vi.useFakeTimers();
  box = { current: null };
  [typed, gone] = [[], []];
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

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
    vi.advanceTimersByTime(60_000);
    expect(area.value).toBe("नम");
    compose(false);
    vi.advanceTimersByTime(1_000);
    expect(area.value).toBe("नम One. Two.");
    expect(gone).toEqual([]);
  });

  it("waits while somebody types, and comes when they pause", () => {
    const area = newBox("I live near Pune and ");
    const { result } = render();
    area.focus();
    area.setSelectionRange(21, 21);
    type("I l");
    result.current.insert(said("It is far."));
    for (const letter of "ike it") {
      vi.advanceTimersByTime(700);
      type(letter);
    }
    expect(area.value).toBe("I live near Pune and I like it");
    vi.advanceTimersByTime(1_000);
    expect(area.value).toBe("I live near Pune and I like it it is far.");
    expect([typed, gone]).toEqual([[area.value], []]);
  });

  it("comes when whoever typed leaves the box, when the page may go, and when the round is finished", () => {
    const area = newBox("");
    const { result } = render();
    const speakWhileTyping = (text: string) => {
      area.focus();
      type(".");
      result.current.insert(said(text));
      expect(area.value).not.toContain(text);
    };
    speakWhileTyping("One");
    area.blur();
    vi.advanceTimersByTime(0);
    expect(area.value).toContain("One");
    speakWhileTyping("Two");
    window.dispatchEvent(new Event("pagehide"));
    expect(area.value).toContain("Two");
    speakWhileTyping("Three");
    result.current.flush();
    expect(area.value).toContain("Three");
  });

  it("has a space before the word that is typed right behind it, by a keyboard or an input method", () => {
    const area = newBox("");
    const { result } = render();
    area.focus();
    const press = (data: string, inputType = "insertText") => {
      area.setRangeText(data, area.selectionEnd, area.selectionEnd, "end");
      area.dispatchEvent(new InputEvent("input", { data, inputType, bubbles: true }));
    };
    result.current.insert(said("I am kind."));
    for (const letter of "yes") press(letter);
    expect([area.value, area.selectionEnd]).toEqual(["I am kind. yes", 14]);
    vi.advanceTimersByTime(1_000);
    result.current.insert(said("It is 3."));
    press("5");
    vi.advanceTimersByTime(1_000);
    expect(area.value).toBe("I am kind. yes it is 3.5");
    result.current.insert(said("नमस्ते।"));
    press("जी", "insertCompositionText");
    expect(area.value).toMatch(/नमस्ते।जी$/);
    area.dispatchEvent(Object.assign(new Event("compositionend", { bubbles: true }), { data: "जी" }));
    expect(area.value).toMatch(/नमस्ते। जी$/);
    expect(typed.at(-1)).toBe(area.value);
  });

  it("goes behind a word in whose middle the caret is", () => {
    const area = newBox("My experience is long");
    const { result } = render();
    area.focus();
    area.setSelectionRange(6, 6);
    result.current.insert(said("with data"));
    expect(area.value).toBe("My experience with data is long");
  });

  it("is handed back where nobody looks for a pause any more, though the box is still there", () => {
    newBox("");
    const { result, unmount } = render();
    type("I l");
    result.current.insert(said("One."));
    unmount();
    expect(gone.map(({ piece }) => piece.text)).toEqual(["One."]);
  });

  it("goes to the last caret of the box also when the focus has gone from it, piece behind piece", () => {
    const area = newBox("Start. End.");
    const { result } = render();
    area.focus();
    area.setSelectionRange(6, 6);
    area.blur();
    result.current.insert(said("One."));
    result.current.insert(said("Two."));
    expect(area.value).toBe("Start. One. Two. End.");
    area.focus();
    expect(area.selectionEnd).toBe("Start. One. Two.".length);
  });

  it("goes to the end of a box that nobody has been in, or has only passed through, and to its start by choice", () => {
    const area = newBox("Start.");
    const { result } = render();
    area.setSelectionRange(0, 0);
    area.focus();
    area.blur();
    result.current.insert(said("End."));
    expect(area.value).toBe("Start. End.");
    result.current.takeBack(0);
    area.focus();
    area.dispatchEvent(new KeyboardEvent("keydown", { key: "Home", bubbles: true }));
    area.setSelectionRange(0, 0);
    area.blur();
    result.current.insert(said("First."));
    expect(area.value).toBe("First. Start.");
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

describe("Undoing what was spoken", () => {
  /** A stand-in for the browser's own way to type, which tells of it as of a letter. */
  const execCommand = vi.fn((command: string, _: boolean, by: string) => {
    const { current: area } = box;
    area?.setRangeText(command === "delete" ? "" : by, area.selectionStart, area.selectionEnd, "end");
    return tell("input");
  });
  const withHistory = () => Object.assign(document, { execCommand });
  const undo = () => {
    const event = new InputEvent("beforeinput", {
      inputType: "historyUndo",
      bubbles: true,
      cancelable: true,
    });
    box.current?.dispatchEvent(event);
    return event.defaultPrevented;
  };

  afterEach(() => {
    Reflect.deleteProperty(document, "execCommand");
    execCommand.mockClear();
  });

  it("is the browser's where it can type into the box, which nobody takes for a person's typing", () => {
    withHistory();
    const area = newBox("One.");
    const letters = vi.fn();
    area.addEventListener("input", letters);
    const { result } = render();
    area.focus();
    area.setSelectionRange(4, 4);
    result.current.insert(said("Two."));
    result.current.insert(said("Three."));
    expect([area.value, execCommand.mock.calls.map(([, , by]) => by)]).toEqual([
      "One. Two. Three.",
      [" Two.", " Three."],
    ]);
    result.current.takeBack(0);
    expect([area.value, typed.at(-1)]).toEqual(["One. Two.", "One. Two."]);
    expect([letters.mock.calls.length, undo()]).toEqual([0, false]);
  });

  it("loses nothing of a piece where the box is full", () => {
    execCommand.mockImplementationOnce(() => false);
    withHistory();
    const area = newBox("One.");
    const { result } = render();
    area.focus();
    result.current.insert(said("Two."));
    expect(area.value).toContain("Two.");
  });

  it("takes the piece back, and no more, where the browser knows nothing of it", () => {
    const area = newBox("One.");
    const { result } = render();
    result.current.insert(said("Two."));
    expect([undo(), area.value, typed.at(-1)]).toEqual([true, "One.", "One."]);
    // What the browser still has would not fit this text.
    expect([undo(), area.value]).toEqual([true, "One."]);
  });

  it("is the browser's again for what is typed after such a piece", () => {
    const area = newBox("One.");
    const { result } = render();
    result.current.insert(said("Two."));
    area.focus();
    type(" Well.");
    expect([undo(), area.value]).toEqual([false, "One. Two. Well."]);
  });
});
