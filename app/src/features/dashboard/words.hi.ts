import type { Words } from "./words.ts";

export const hi: Words = {
  title: "डैशबोर्ड",
  profile: "आपकी प्रोफ़ाइल",
  credits: "क्रेडिट",
  roundCost: (cost) => `हर राउंड के ${cost}`,
  enoughFor: (count) => (count === 0 ? "एक राउंड के लिए काफ़ी नहीं" : `${count} राउंड के लिए काफ़ी`),
  creditHistory: "क्रेडिट का हिसाब",
  addCredits: "और क्रेडिट जोड़ें",
  updateResume: "रिज़्यूमे बदलें",

  firstTitle: "सबसे पहले, आपका रिज़्यूमे",
  firstText: "आपके सवाल इसी से बनते हैं। यह इसी ब्राउज़र में रहता है।",
  firstAction: "रिज़्यूमे अपलोड करें",

  startHere: "यहाँ से शुरू करें",
  quickText: "सिर्फ़ आपके रिज़्यूमे से। न कोई कंपनी, न इंतज़ार।",
  companies: "कंपनियाँ",
  search: "कंपनी या राउंड खोजें",
  nothingFound: (typed) => `“${typed}” से कुछ नहीं मिला।`,
  loading: "कंपनियाँ लाई जा रही हैं",
  noCompanies: "अभी कोई कंपनी नहीं है। कंपनी जोड़ने के लिए एडमिन से कहें।",
  noRounds: "यहाँ अभी कोई राउंड नहीं है।",
  companiesFailed: "कंपनियाँ नहीं लाई जा सकीं",
  tryAgain: "फिर कोशिश करें",
  start: "इंटरव्यू शुरू करें",
  startRound: (title) => `इंटरव्यू शुरू करें: ${title}`,
  readyOffline: "ऑफ़लाइन तैयार",
  prepare: "ऑफ़लाइन के लिए तैयार करें",
  prepareRound: (title) => `ऑफ़लाइन के लिए तैयार करें: ${title}`,
  beingPrepared: "तैयार हो रहा है",
  toBePrepared: "नेटवर्क आने पर तैयार होगा",
  prepareTitle: "यह राउंड तैयार करें",
  prepareText: (title, cost) =>
    `“${title}” के सवाल अभी बनेंगे और इस डिवाइस पर रहेंगे। शुरू करने की तरह इसमें ${cost} क्रेडिट लगते हैं।`,
  prepareLater: (title, cost) =>
    `अभी कनेक्शन नहीं है। कनेक्शन आते ही “${title}” के सवाल बनेंगे और इस डिवाइस पर रहेंगे। तब, शुरू करने की तरह, ${cost} क्रेडिट लगेंगे।`,
  prepareMore: "फिर आप पूरा राउंड बिना नेटवर्क के कर सकते हैं। शुरू करने पर और कुछ नहीं लगेगा।",
  prepareNow: (cost) => `${cost} क्रेडिट में तैयार करें`,
  notNow: "अभी नहीं",
  understood: "ठीक है",
  types: {
    technical: "तकनीकी",
    behavioral: "व्यवहार",
    coding: "कोडिंग",
    "system-design": "सिस्टम डिज़ाइन",
    hr: "एचआर",
    mixed: "मिला-जुला",
    other: "अन्य",
  },
  difficulties: { easy: "आसान", medium: "मध्यम", hard: "कठिन" },
  minutes: (minutes) => `${minutes}\u00a0मिनट`,
  deviceFailed:
    "इस ब्राउज़र का स्टोरेज पढ़ा नहीं जा सका। Taiyari के बाकी टैब बंद करें, पेज फिर से खोलें और एक बार और कोशिश करें।",

  trend: "आपके पिछले राउंड",
  trendLabel: (scores) => `आपके पिछले राउंड के अंक, सबसे पुराना पहले: ${scores}`,
  reports: "आपकी रिपोर्ट",
  noReports: "पहले राउंड के बाद आपके अंक यहाँ दिखेंगे।",
  noScore: "अंक नहीं दिए गए",
  points: (score) => `100 में से ${score}`,

  creditsTitle: "और क्रेडिट जोड़ें",
  creditsHave: (credits, cost) =>
    `आपके पास ${credits.toLocaleString("en-IN")} क्रेडिट हैं। हर इंटरव्यू राउंड के ${cost} क्रेडिट लगते हैं।`,
};
