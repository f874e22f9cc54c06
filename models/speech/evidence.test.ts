import { describe, expect, it } from "vitest";
import { FRAME } from "./audio.ts";
import { type Evidence, isBelievable, NO_EVIDENCE, withPause, withSpeech } from "./evidence.ts";

/** Frames of 32 ms by their probability; 0 is a pause. */
const heard = (...probabilities: number[]) =>
  probabilities.reduce<Evidence>(
    (so, p) => (p > 0 ? withSpeech(so, FRAME, p, 1) : withPause(so)),
    NO_EVIDENCE,
  );

const knock = [0.5, 0.8, 0.7, 0.6, 0.5, 0.4, 0];
const word = Array.from({ length: 8 }, () => 0.9);

describe("What speaks for speech", () => {
  it("is not there for knocks, however many they are", () => {
    expect(isBelievable(heard(...knock, ...knock, ...knock, ...knock))).toBe(false);
  });

  it("is there for a short word that the detector is sure of", () => {
    expect(isBelievable(heard(...word))).toBe(true);
  });

  it("is not there where nearly all that is loud is in one frame of each piece, however sure the detector is", () => {
    const sure = (energies: readonly number[]) =>
      energies.reduce<Evidence>((so, energy) => withSpeech(so, FRAME, 0.8, energy), NO_EVIDENCE);
    expect(isBelievable(sure([1, 0.1, 0.02, 0.01, 0.01, 0.01, 0.01]))).toBe(false);
    expect(isBelievable(sure([0.3, 0.8, 1, 0.9, 0.5, 0.3, 0.1]))).toBe(true);
  });

  it("is there for a sentence that it is not sure of", () => {
    expect(isBelievable(heard(...Array.from({ length: 15 }, () => 0.55)))).toBe(true);
  });
});
