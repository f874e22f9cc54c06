import type { Words } from "./pagesWords.ts";

export const hi: Words = {
  notFound: "यहाँ कुछ नहीं है",
  dashboard: "डैशबोर्ड पर जाएँ",
  notFoundWhy: "हो सकता है पते में टाइपिंग की गलती हो, या पेज कहीं और चला गया हो।",
  round: "इंटरव्यू राउंड",
  chooseRound: "राउंड चुनें",
  notAdmin: "यह पेज एडमिन के लिए है",
  notAdminWhy:
    "आपके खाते से हर राउंड का अभ्यास किया जा सकता है, पर कंपनियाँ नहीं बदली जा सकतीं। ज़रूरत हो तो अपने एडमिन से कहें।",
};
