import { useEffect } from "react";
import type { Dictating } from "./dictating.ts";
import { shareOf } from "./loudness.ts";
import { speakButton } from "./speakButton.ts";

/** Has the ring around the speak button follow the voice, without the page being rendered anew. */
export function useRing(dictating: Dictating, isOn: boolean) {
  useEffect(() => {
    if (!isOn) return;
    const style = speakButton()?.style;
    const end = dictating.onLevel((level) => style?.setProperty("--voice", shareOf(level).toFixed(3)));
    return () => {
      end();
      style?.removeProperty("--voice");
    };
  }, [dictating, isOn]);
}
