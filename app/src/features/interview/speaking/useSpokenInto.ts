import { type RefObject, useEffect, useState } from "react";
import { insertSpoken, withoutSpoken } from "#models/speech/joinText.ts";
import type { SpokenOf } from "../../../ports.ts";
import type { SpokenPiece } from "./dictated.ts";

/** A piece, and whose answer it belongs to. */
export type SpokenFor = { of: SpokenOf; piece: SpokenPiece };

/** The box for what is spoken. */
export type SpokenInto = {
  /** Puts a piece at the caret, or at the end where nobody has put one; after a word that is being composed. */
  insert(spoken: SpokenFor): void;
  /** Takes the last piece back where it is of this question, and still stands as it was said. */
  takeBack(index: number): void;
};

export type Told = {
  /** The box has this text now. `spoken`: what of it was just said; left out where that was taken back. */
  onType(text: string, spoken?: SpokenFor): void;
  /** The box has gone while the piece waited for the end of a word. */
  onGone(spoken: SpokenFor): void;
};

type Box = HTMLTextAreaElement;
type Last = { index: number; inserted: { start: number; end: number }; text: string };

/** Where a piece goes: behind what the person has selected, or to the end of a box that nobody is in. */
function placeIn(box: Box) {
  const end = document.activeElement === box ? box.selectionEnd : box.value.length;
  return { start: end, end };
}

/** Puts a text into the box as if it had been typed there; what is selected before the caret stays so. */
function put(box: Box, text: string, caret: number) {
  const { selectionStart: start, selectionEnd: end } = box;
  const isSelected = start < end && end <= caret;
  box.value = text;
  if (document.activeElement === box)
    box.setSelectionRange(isSelected ? start : caret, isSelected ? end : caret);
  else box.scrollTop = box.scrollHeight;
}

/** Boxes in which an input method is in the middle of a word: a piece would tear it apart. */
const composing = new WeakSet<EventTarget>();

/** Keeps `composing` true for as long as somebody listens. */
function watchComposing(): () => void {
  const note = ({ target }: Event) => target && composing.add(target);
  const forget = ({ target }: Event) => target && composing.delete(target);
  document.addEventListener("compositionstart", note, true);
  document.addEventListener("compositionend", forget, true);
  return () => {
    document.removeEventListener("compositionstart", note, true);
    document.removeEventListener("compositionend", forget, true);
  };
}

/** Puts pieces into boxes, and remembers the last one. */
class Writer {
  private readonly told: Told;
  private last: Last | null = null;
  /** Pieces that wait for the end of a word in their box. */
  private waiting: (SpokenFor & { box: Box })[] = [];

  constructor(told: Told) {
    this.told = told;
  }

  insert(box: Box, spoken: SpokenFor) {
    if (!composing.has(box)) return this.insertNow(box, spoken);
    // Told twice, it is written once.
    if (this.waiting.some(({ piece }) => piece.segment === spoken.piece.segment)) return;
    this.waiting.push({ ...spoken, box });
    box.addEventListener("compositionend", () => this.goOn(box), { once: true });
  }

  takeBack(box: Box, index: number) {
    const { last } = this;
    this.last = null;
    const without = last?.index === index && withoutSpoken(box.value, last.inserted, last.text);
    if (!without) return;
    put(box, without.text, without.caret);
    this.told.onType(without.text);
  }

  /** What waits for a box that has gone would wait for ever: not every browser ends a word whose box goes. */
  lookAfter() {
    const gone = this.waiting.filter(({ box }) => !box.isConnected);
    this.waiting = this.waiting.filter(({ box }) => box.isConnected);
    for (const spoken of gone) this.told.onGone(spoken);
  }

  private goOn(box: Box) {
    const own = this.waiting.filter((one) => one.box === box && box.isConnected);
    this.waiting = this.waiting.filter((one) => !own.includes(one));
    for (const spoken of own) this.insertNow(box, spoken);
  }

  private insertNow(box: Box, { of, piece }: SpokenFor) {
    const { text, caret, inserted } = insertSpoken(box.value, placeIn(box), piece.text);
    put(box, text, caret);
    this.last = { index: of.index, inserted, text: piece.text };
    this.told.onType(text, { of, piece });
  }
}

/**
 * Spoken pieces on their way into a box that the browser owns.
 * @param told the one of the first render is told
 */
export function useSpokenInto(box: RefObject<Box | null>, told: Told): SpokenInto {
  const [writer] = useState(() => new Writer(told));
  useEffect(watchComposing, []);
  // Another question may be on screen with any render, and none after the last.
  useEffect(() => writer.lookAfter());
  useEffect(() => () => writer.lookAfter(), [writer]);
  return {
    insert: (spoken) => box.current && writer.insert(box.current, spoken),
    takeBack: (index) => box.current && writer.takeBack(box.current, index),
  };
}
