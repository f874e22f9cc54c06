import type { Dictating, DictatingState } from "./dictating.ts";

/** Somebody speaks, or waits for a text. */
export const isSpoken = ({ phase, writing }: DictatingState) => phase === "on" || writing > 0;

/** Nearer than this to the end is at the end; pixels. */
const NEAR = 4;

/** Somebody writes in the middle of the box: the page stays under their hands. */
const isInside = (box: HTMLTextAreaElement | null) =>
  box !== null && document.activeElement === box && box.selectionEnd < box.value.length;

export type Followed = {
  /** Stands where what is said ends. */
  end: HTMLElement;
  /** What stays in sight at the bottom, as far above it as its style says. */
  now: HTMLElement;
  box(): HTMLTextAreaElement | null;
  dictating: Pick<Dictating, "state" | "subscribe">;
};

/**
 * Scrolls on with what is said, so that its end stays in sight: from the first words on, and as long as the person does
 * not scroll up to read something else.
 * @returns what ends it
 */
export function followSpeech({ end, now, box, dictating }: Followed): () => void {
  let begun = false;
  let away = false;
  let { writing } = dictating.state();
  let top = scrollY;
  const hidden = () => {
    const bar = parseFloat(getComputedStyle(now).bottom);
    return end.getBoundingClientRect().top - innerHeight + (Number.isNaN(bar) ? 0 : bar);
  };

  function follow() {
    if (!begun || away || isInside(box())) return;
    const more = hidden();
    if (more > 0) scrollTo({ top: scrollY + more, behavior: "instant" });
  }

  function onSpeech() {
    const state = dictating.state();
    // Before the first word the question is being read; what an earlier answer still waits for is no word of this one.
    if (state.writing > writing) begun = true;
    if (!isSpoken(state)) begun = away = false;
    writing = state.writing;
    follow();
  }

  function onScroll() {
    if (hidden() <= NEAR) away = false;
    else if (scrollY < top && begun) away = true;
    top = scrollY;
  }

  const unsubscribe = dictating.subscribe(onSpeech);
  addEventListener("scroll", onScroll, { passive: true });
  const growth = new ResizeObserver(follow);
  if (end.parentElement) growth.observe(end.parentElement);
  return () => {
    unsubscribe();
    removeEventListener("scroll", onScroll);
    growth.disconnect();
  };
}
