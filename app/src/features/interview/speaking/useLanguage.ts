/* eslint-disable no-console -- what was chosen goes on; this is the only trace */
import { useEffect, useState } from "react";
import { publicSettings } from "#models/contract/settings.ts";
import { usePorts } from "../../../shell/usePorts.ts";
import { keepLanguage, readLanguage, type Spoken } from "./remembered.ts";

/** What is spoken, and how that is changed; `choose` null where there is English only. */
export type Language = { spoken: Spoken; choose: ((language: Spoken) => void) | null };

/**
 * The language that one speaks. Hindi is for a server that has a speech service write it down: no Whisper of ours writes it
 * in its own letters.
 */
export function useLanguage(byServer: boolean): Language {
  const { api } = usePorts();
  const [chosen, setChosen] = useState(readLanguage);
  /** Null while it is not known: what was chosen was offered then. */
  const [isOffered, setOffered] = useState<boolean | null>(null);
  useEffect(() => {
    if (!byServer) return;
    api.call(publicSettings, {}).then(
      ({ recipients = [] }) => setOffered(recipients.includes("speech")),
      (why: unknown) => console.warn("It is not known which languages can be spoken", why),
    );
  }, [api, byServer]);
  const choose = (language: Spoken) => {
    keepLanguage(language);
    setChosen(language);
  };
  return {
    spoken: byServer && isOffered !== false ? chosen : "en",
    choose: byServer && isOffered ? choose : null,
  };
}
