import { type RefObject, useEffect, useState } from "react";
import { insertSpoken, isStuck, type Stretch, withoutSpoken } from "#models/speech/joinText.ts";
import type { SpokenOf } from "../../../ports.ts";
import { placeIn, watchCarets } from "./carets.ts";
import type { SpokenPiece } from "./dictated.ts";
import { makeHands } from "./hands.ts";
import { type Box, overwrite, put, watchHistory } from "./writeInto.ts";

/** A piece, and whose answer it belongs to. */
export type SpokenFor = { of: SpokenOf; piece: SpokenPiece };

/** The box for what is spoken. */
export type SpokenInto = {
  /** Puts a piece at the last caret, or at the end where nobody has put one; where somebody types, as soon as they pause. */
  insert(spoken: SpokenFor): void;
  /** Waits for no pause any more. */
  flush(): void;
  /** Takes the last piece back where it is of this question, and still stands as it was said. */
  takeBack(index: number): void;
};

export type Told = {
  /** The box has this text now. `spoken`: what of it was just said; left out where it was anything else. */
  onType(text: string, spoken?: SpokenFor): void;
  /** The piece that can be taken back as long as it stands as it was said; null where none can. */
  onLast(last: Last | null): void;
  /** The box has gone while the piece waited for a pause. */
  onGone(spoken: SpokenFor): void;
};

/** A piece that was put into an answer last, and where. */
export type Last = { index: number; inserted: Stretch; text: string };

/** Puts pieces into boxes, and remembers the last one. */
class Writer {
  readonly hands = makeHands(() => this.goOn());
  private readonly told: Told;
  private last: Last | null = null;
  /** Where the last piece was put past the browser's history, and nothing was typed since. */
  private unknown: Box | null = null;
  /** Where nothing was typed right behind the last piece. */
  private fresh: Box | null = null;
  /** Pieces that wait for a pause of whoever types in their box. */
  private waiting: (SpokenFor & { box: Box })[] = [];

  constructor(told: Told) {
    this.told = told;
  }

  insert(box: Box, spoken: SpokenFor) {
    // Told twice, it is written once.
    if (this.waiting.some(({ piece }) => piece.segment === spoken.piece.segment)) return;
    this.waiting.push({ ...spoken, box });
    this.goOn();
  }

  takeBack(box: Box, index: number) {
    const without = this.withoutLast(box, index);
    if (!without) return;
    const { text, caret } = without;
    put(box, { start: caret, end: caret + box.value.length - text.length, by: "", caret });
    this.end(text);
  }

  /** Watches all boxes, until what it returns is called. */
  watch() {
    // Its own writing is not to be taken for typing: it has to hear of that first.
    const ends = [
      watchHistory({
        onInput: (box, letters) => this.onInput(box, letters),
        onUndo: (box) => this.undo(box),
      }),
      this.hands.watch(),
      watchCarets(),
    ];
    return () => ends.forEach((end) => end());
  }

  private onInput(box: Box, letters: string) {
    if (box === this.unknown) this.unknown = null;
    const { fresh, last } = this;
    if (fresh !== box || !last || box.selectionEnd !== last.inserted.end + letters.length) return;
    this.fresh = null;
    if (!isStuck(box.value, last.inserted, last.text)) return;
    const { end } = last.inserted;
    put(box, { start: end, end, by: " ", caret: box.selectionEnd + 1 });
    this.told.onType(box.value);
  }

  /** Undoes, as far as that is the last piece, of which the browser does not know. */
  private undo(box: EventTarget): boolean {
    const { unknown, last } = this;
    const without = unknown && last && unknown === box ? this.withoutLast(unknown, last.index) : null;
    if (!unknown || !without) return false;
    overwrite(unknown, without.text, without.caret);
    this.end(without.text);
    return true;
  }

  private withoutLast(box: Box, index: number) {
    const { last } = this;
    return last?.index === index ? withoutSpoken(box.value, last.inserted, last.text) : null;
  }

  /** The last piece is taken back. */
  private end(text: string) {
    this.unknown = null;
    this.remember(null);
    this.told.onType(text);
  }

  private remember(last: Last | null) {
    this.last = last;
    this.told.onLast(last);
  }

  /** What waits for a box that has gone would wait for ever. */
  lookAfter() {
    for (const spoken of this.taken(({ box }) => !box.isConnected)) this.told.onGone(spoken);
  }

  /** Nobody will tell of a pause any more. */
  leave() {
    for (const spoken of this.taken(() => true)) this.told.onGone(spoken);
  }

  private goOn() {
    const isReady = ({ box }: { box: Box }) => box.isConnected && !this.hands.isBusy(box);
    for (const { box, ...spoken } of this.taken(isReady)) this.insertNow(box, spoken);
  }

  /** Takes those that wait and are of a kind. */
  private taken(isOf: (one: { box: Box }) => boolean) {
    const own = this.waiting.filter(isOf);
    this.waiting = this.waiting.filter((one) => !own.includes(one));
    return own;
  }

  private insertNow(box: Box, { of, piece }: SpokenFor) {
    const { text, caret, inserted } = insertSpoken(box.value, placeIn(box), piece.text);
    const by = text.slice(inserted.start, inserted.end);
    this.unknown = put(box, { start: inserted.start, end: inserted.start, by, caret }) ? null : box;
    this.fresh = box;
    this.remember({ index: of.index, inserted, text: piece.text });
    this.told.onType(text, { of, piece });
  }
}

/**
 * Spoken pieces on their way into a box that the browser owns.
 * @param told the one of the first render is told
 */
export function useSpokenInto(box: RefObject<Box | null>, told: Told): SpokenInto {
  const [writer] = useState(() => new Writer(told));
  useEffect(() => writer.watch(), [writer]);
  // Another question may be on screen with any render, and none after the last.
  useEffect(() => writer.lookAfter());
  useEffect(() => () => writer.leave(), [writer]);
  return {
    insert: (spoken) => box.current && writer.insert(box.current, spoken),
    flush: () => writer.hands.rest(),
    takeBack: (index) => box.current && writer.takeBack(box.current, index),
  };
}
