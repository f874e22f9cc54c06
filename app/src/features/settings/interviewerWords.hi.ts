import type { Words } from "./interviewerWords.ts";

export const hi: Words = {
  title: "इंटरव्यूअर",
  about:
    "इस सर्वर पर सवाल और अंक एक AI इंटरव्यूअर बनाता है। Taiyari का अपना कोच उसके बिना, तय नियमों से, दोनों कर सकता है।",
  coachInstead: "AI इंटरव्यूअर जवाब न दे तो तुरंत अपने कोच से करवाएँ",
  failed: "यह सहेजा नहीं जा सका। कृपया फिर कोशिश करें।",
};
