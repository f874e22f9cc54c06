import { resumeFaults } from "../../../shell/resumeFaults.hi.ts";
import type { Words } from "./failedWords.ts";

export const hi: Words = {
  tryAgain: "फिर कोशिश करें",
  backToInterview: "इंटरव्यू पर वापस",
  dashboard: "डैशबोर्ड पर जाएँ",
  questionsFailedTitle: "आपके सवाल तैयार नहीं हैं",
  questionsFailed: "सवाल नहीं बन सके। कृपया फिर कोशिश करें।",
  limitReached: "AI इंटरव्यूअर आज के लिए जितना कर सकता था, कर चुका है। सवाल अपने कोच से बनवाएँ, या कल फिर आएँ।",
  nothingCharged: "कोई क्रेडिट नहीं कटा।",
  chargedOnlyOnce:
    "क्रेडिट तभी कटते हैं जब आपके सवाल यहाँ आ जाते हैं। अगर वे फिर भी बन गए थे, तो दोबारा कोशिश करने पर वे बिना और क्रेडिट के आ जाएँगे।",
  resumeMissingTitle: "पहले आपका रिज़्यूमे",
  resumeMissing: "रिज़्यूमे नहीं मिला। अपने लिए बने सवाल पाने के लिए कृपया रिज़्यूमे अपलोड करें।",
  resumeFaults,
  roundGone: "यह राउंड अब नहीं है।",
  uploadResume: "रिज़्यूमे अपलोड करें",
  creditsShortTitle: "थोड़े और क्रेडिट चाहिए",
  creditsShort: "राउंड शुरू करने के लिए 50 क्रेडिट चाहिए।",
  reportFailedTitle: "आपकी रिपोर्ट तैयार नहीं है",
  reportFailed: "रिपोर्ट नहीं बन सकी। कृपया फिर कोशिश करें।",
  nothingLost: "आपका लिखा कुछ भी नहीं खोया है।",
  readFailedTitle: "आपका राउंड नहीं खुल सका",
  readFailed: "इस डिवाइस पर रखा हुआ अभी पढ़ा नहीं जा सका। कुछ भी नहीं खोया है।",
};
