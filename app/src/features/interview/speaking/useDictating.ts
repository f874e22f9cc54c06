import { useEffect, useState, useSyncExternalStore } from "react";
import type { Ear, SpokenOf } from "../../../ports.ts";
import type { SpokenPiece } from "./dictated.ts";
import { makeDictating, type Dictating } from "./dictating.ts";

/** Speaking, for as long as the screen is there; what is still to be written down comes to `onPiece` afterwards too. */
export function useDictating(ear: Ear, onPiece: (of: SpokenOf, piece: SpokenPiece) => void): Dictating {
  const [dictating] = useState(() => makeDictating(ear, onPiece));
  useEffect(() => () => void dictating.stop(), [dictating]);
  return dictating;
}

export const useDictatingState = (dictating: Dictating) =>
  useSyncExternalStore(dictating.subscribe, dictating.state);

export const useEarState = (ear: Ear) => useSyncExternalStore(ear.subscribe, ear.state);
