import type { Words } from "./choosingWords.ts";

export const hi: Words = {
  tryAgain: "फिर कोशिश करें",
  microphone: "बोलकर जवाब देने के लिए इस ब्राउज़र का माइक्रोफ़ोन चाहिए; वह पहले आपसे पूछेगा। टाइप करना हमेशा चलता है।",
  chooseTitle: "राउंड चुनें",
  chooseKicker: "इंटरव्यू की तैयारी",
  company: "कंपनी",
  chooseCompany: "कंपनी चुनें",
  round: "राउंड",
  chooseRound: "राउंड चुनें",
  chooseCompanyFirst: "पहले कंपनी चुनें",
  noCompanies: "अभी कोई कंपनी नहीं है। कंपनियाँ जोड़ने के लिए एडमिन से संपर्क करें।",
  companiesFailed: "कंपनियों की सूची नहीं आ सकी। अपना नेटवर्क देखें, फिर कोशिश करें।",
  duration: "समय",
  minutes: (minutes) => `${minutes} मिनट`,
  questionCount: "सवाल",
  variable: "बदल सकते हैं",
  features: "आपको क्या मिलेगा",
  feature: [
    "आपके अपने रिज़्यूमे से बने सवाल",
    "हर सवाल पढ़कर सुनाया जाता है, जैसे कॉल पर",
    "लिखते ही जवाब इस डिवाइस पर सुरक्षित",
    "हर जवाब के अंक, और किन शब्दों से मिले",
  ],
  start: "इंटरव्यू शुरू करें",
  startHint: (credits) => `एक राउंड में ${credits} क्रेडिट लगते हैं।`,
};
