import type { Words } from "./barWords.ts";

export const hi: Words = {
  reward: "इनाम",
  logout: "लॉग आउट",
  online: "ऑनलाइन",
  offline: "ऑफ़लाइन",
  offlineNow: "आप ऑफ़लाइन हैं। आप जो लिखते हैं, वह इस डिवाइस पर रखा जाता है।",
  language: "भाषा",
  colours: "रंग",
  system: "डिवाइस जैसा",
  light: "हल्का",
  dark: "गहरा",
};
