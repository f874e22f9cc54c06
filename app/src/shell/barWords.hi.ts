import type { Words } from "./barWords.ts";

export const hi: Words = {
  reward: "इनाम",
  logout: "लॉग आउट",
  language: "भाषा",
  colours: "रंग",
  system: "डिवाइस जैसा",
  light: "हल्का",
  dark: "गहरा",
  settings: "सभी सेटिंग",
  desk: "एडमिन के पेज",
};
