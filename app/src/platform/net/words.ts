import type { Language } from "../../ui/language.ts";

/** The two failures that only the page can tell; the English ones stand in the table of problems as well. */
type NetWords = { offline: string; unavailable: string };

/** Both languages at once: without a network there is no fetching Hindi. */
export const netWords: Record<Language, NetWords> = {
  en: {
    offline: "You are offline. This needs a network.",
    unavailable: "Taiyari cannot do this just now. Please try again in a moment.",
  },
  hi: {
    offline: "आप ऑफ़लाइन हैं। इसके लिए नेटवर्क चाहिए।",
    unavailable: "Taiyari अभी यह नहीं कर पा रहा है। कृपया थोड़ी देर में फिर कोशिश करें।",
  },
};
