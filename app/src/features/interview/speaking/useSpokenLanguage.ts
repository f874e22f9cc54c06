import { useState } from "react";
import type { SpokenLanguage } from "#models/contract/transcribe.ts";
import { usePublicSettings } from "../../../shell/usePublicSettings.ts";
import { keepLanguage, readLanguage } from "./remembered.ts";

/** What is spoken, and how that is changed; `choose` null where there is English only. */
export type Language = { spoken: SpokenLanguage; choose: ((language: SpokenLanguage) => void) | null };

/**
 * The language that one speaks. Hindi is for a server that has a speech service write it down: no Whisper of ours writes it
 * in its own letters.
 */
export function useSpokenLanguage(byServer: boolean): Language {
  const [chosen, setChosen] = useState(readLanguage);
  const settings = usePublicSettings(byServer);
  /** Null while it is not known: what was chosen was offered then. */
  const isOffered = settings && (settings.recipients ?? []).includes("speech");
  const choose = (language: SpokenLanguage) => {
    keepLanguage(language);
    setChosen(language);
  };
  return {
    spoken: byServer && isOffered !== false ? chosen : "en",
    choose: byServer && isOffered ? choose : null,
  };
}
