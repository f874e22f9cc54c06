// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type DictatingState, OFF } from "./dictating.ts";
import { followSpeech } from "./followSpeech.ts";

/** The screen's height, and what the bar takes of it. */
const [HEIGHT, BAR] = [740, 85];

let state: DictatingState;
let tell: () => void;
let grow: () => void;
/** How far down the end of what is said lies in the page. */
let endAt: number;
let box: HTMLTextAreaElement;
let stop: () => void;

beforeEach(() => {
  vi.stubGlobal("innerHeight", HEIGHT);
  vi.stubGlobal("scrollY", 0);
  vi.stubGlobal("scrollTo", ({ top }: { top: number }) => scrolled(top));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(told: () => void) {
        grow = told;
      }
      observe() {}
      disconnect() {}
    },
  );
  document.body.innerHTML = `<textarea></textarea><div style="position: sticky; bottom: ${BAR}px"></div><div></div>`;
  const [now, end] = document.querySelectorAll("div");
  const written = document.querySelector("textarea");
  if (!now || !end || !written) throw new Error("There is no page.");
  box = written;
  end.getBoundingClientRect = () => new DOMRect(0, endAt - scrollY);
  state = { ...OFF, phase: "on" };
  const dictating = {
    state: () => state,
    subscribe(listener: () => void) {
      tell = listener;
      return () => true;
    },
  };
  stop = followSpeech({ end, now, box: () => box, dictating });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

function scrolled(top: number) {
  vi.stubGlobal("scrollY", top);
  dispatchEvent(new Event("scroll"));
}

function speak() {
  state = { ...state, writing: state.writing + 1 };
  tell();
}

/** The page has the end of what is said there now. @returns how far it is scrolled */
function endsAt(at: number): number {
  endAt = at;
  grow();
  return scrollY;
}

describe("The page under what is said", () => {
  it("follows its end, so that this stands above the bar", () => {
    endAt = 500;
    speak();
    expect(endsAt(HEIGHT - BAR)).toBe(0);
    expect(endsAt(HEIGHT - BAR + 28)).toBe(28);
  });

  it("stays where the question is read until the first word", () => {
    expect(endsAt(900)).toBe(0);
    speak();
    expect(scrollY).toBe(900 - HEIGHT + BAR);
  });

  it("stays where the person has scrolled up to, until they come back to the end", () => {
    endAt = 900;
    speak();
    scrolled(40);
    expect(endsAt(928)).toBe(40);
    scrolled(928 - HEIGHT + BAR);
    expect(endsAt(956)).toBe(956 - HEIGHT + BAR);
  });

  it("stays under somebody who writes in the middle of the box, and follows who writes at its end", () => {
    box.value = "We moved the data.";
    box.focus();
    box.setSelectionRange(8, 8);
    endAt = 900;
    speak();
    expect(scrollY).toBe(0);
    box.setSelectionRange(18, 18);
    expect(endsAt(928)).toBe(928 - HEIGHT + BAR);
  });

  it("follows the next stretch again, also after it was scrolled away from the one before", () => {
    endAt = 900;
    speak();
    scrolled(0);
    state = { ...state, phase: "off", writing: 0 };
    tell();
    state = { ...state, phase: "on" };
    tell();
    expect(scrollY).toBe(0);
    speak();
    expect(scrollY).toBe(900 - HEIGHT + BAR);
  });
});
