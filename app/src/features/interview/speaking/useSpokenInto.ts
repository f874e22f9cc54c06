import { type RefObject, useEffect, useRef } from "react";
import { insertSpoken, withoutSpoken } from "#models/speech/joinText.ts";
import type { SpokenPiece } from "./dictated.ts";

/** The box for what is spoken. */
export type SpokenInto = {
  /** Puts a piece at the caret, or at the end where nobody has put one; after a word that is being composed. */
  insert(piece: SpokenPiece): void;
  /** Takes the last piece back where it still stands as it was said. */
  takeBack(): void;
};

/** @param piece what of the text was just spoken; undefined where it was taken back */
type OnType = (text: string, piece?: SpokenPiece) => void;
type Box = RefObject<HTMLTextAreaElement | null>;
type Last = { inserted: { start: number; end: number }; text: string };

/** Where a piece goes: the person's own selection, or the end of a box that nobody is in. */
const placeIn = (box: HTMLTextAreaElement) =>
  document.activeElement === box
    ? { start: box.selectionStart, end: box.selectionEnd }
    : { start: box.value.length, end: box.value.length };

/** Puts a text into the box as if it had been typed there. */
function put(box: HTMLTextAreaElement, text: string, caret: number) {
  box.value = text;
  if (document.activeElement === box) box.setSelectionRange(caret, caret);
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

/** The last piece, and those that wait for the end of a word. */
class Memory {
  last: Last | null = null;
  readonly waiting: SpokenPiece[] = [];
}

function insertNow(box: HTMLTextAreaElement, memory: Memory, piece: SpokenPiece, onType: OnType) {
  const { text, caret, inserted } = insertSpoken(box.value, placeIn(box), piece.text);
  put(box, text, caret);
  memory.last = { inserted, text: piece.text };
  onType(text, piece);
}

function insertLater(box: HTMLTextAreaElement, memory: Memory, piece: SpokenPiece, onType: OnType) {
  memory.waiting.push(piece);
  if (memory.waiting.length > 1) return;
  const now = () => memory.waiting.splice(0).forEach((one) => insertNow(box, memory, one, onType));
  box.addEventListener("compositionend", now, { once: true });
}

function takeBack(box: HTMLTextAreaElement, memory: Memory, onType: OnType) {
  const { last } = memory;
  memory.last = null;
  const without = last && withoutSpoken(box.value, last.inserted, last.text);
  if (!without) return;
  put(box, without.text, without.caret);
  onType(without.text);
}

/** Spoken pieces on their way into a box that the browser owns. */
export function useSpokenInto(box: Box, onType: OnType): SpokenInto {
  const memory = useRef(new Memory());
  useEffect(watchComposing, []);
  return {
    insert(piece) {
      if (!box.current) return;
      const put = composing.has(box.current) ? insertLater : insertNow;
      put(box.current, memory.current, piece, onType);
    },
    takeBack() {
      if (box.current) takeBack(box.current, memory.current, onType);
    },
  };
}
