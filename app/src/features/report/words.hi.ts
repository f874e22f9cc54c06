import type { Words } from "./words.ts";

export const hi: Words = {
  title: "इंटरव्यू रिपोर्ट",
  generating: "आपकी इंटरव्यू रिपोर्ट बन रही है...",
  generatingText: "इसमें एक मिनट तक लग सकता है। आपके जवाब सहेजे हुए हैं, आप यह पेज छोड़कर बाद में लौट सकते हैं।",
  generatingOffline: "आप ऑफ़लाइन हैं। आपके जवाब सहेजे हुए हैं, नेटवर्क आते ही रिपोर्ट बनेगी।",
  missing: "कोई रिपोर्ट उपलब्ध नहीं है",
  goToDashboard: "डैशबोर्ड पर जाएँ",
  tryAgain: "फिर कोशिश करें",

  bands: {
    excellent: "बहुत बढ़िया",
    good: "अच्छा",
    fair: "ठीक-ठाक",
    "needs-improvement": "सुधार की ज़रूरत",
  },
  competencies: {
    coverage: "मुख्य बातें कहीं",
    depth: "गहराई और कारण",
    evidence: "सबूत और आँकड़े",
    structure: "क्रम",
    relevance: "मुद्दे की बात",
  },
  types: {
    theoretical: "सैद्धांतिक",
    coding: "कोडिंग",
    behavioral: "व्यवहार",
    "system-design": "सिस्टम डिज़ाइन",
  },
  score: "आपके अंक",
  scoreLabel: (score, band) => `100 में से ${score}, ${band}`,
  noScore: "अंक नहीं दिए गए",
  noScoreText: "इस राउंड में कुछ भी जाँचा नहीं जा सका। आपके जवाब नीचे हैं।",
  answered: (answered, total) => `${total} में से ${answered} के जवाब दिए`,
  average: (score) => `जिनके जवाब दिए, उनका औसत ${score}`,
  since(change, date) {
    if (change === 0) return `${date} जितने ही`;
    return `${date} से ${Math.abs(change)} ${change > 0 ? "ज़्यादा" : "कम"}`;
  },
  practise: "फिर अभ्यास करें",
  practiseCost: (credits) => `नए राउंड के ${credits} क्रेडिट लगते हैं।`,
  print: "प्रिंट करें",
  provisional: "अस्थायी",
  provisionalText: "अंक इसी डिवाइस पर दिए गए हैं। आपके ऑनलाइन होने पर पूरी रिपोर्ट इसकी जगह ले लेगी।",
  overTime: "समय से ज़्यादा",
  overTimeText: "आपके पूरा करने से पहले राउंड का समय ख़त्म हो चुका था।",
  scoredBy: (version) => `अंक ऐप के कोच ने दिए, संस्करण ${version}।`,
  scoredByModel: (version) => `अंक एक AI मॉडल ने दिए, संस्करण ${version}।`,

  whereFrom: "अंक कैसे बने",
  explained: "हर बात नीचे समझाई गई है",
  barLabel: (name, score) => `${name}: 100 में से ${score}`,

  questions: "एक-एक सवाल",
  number: (number, type) => `सवाल ${number} · ${type}`,
  points: (score) => `100 में से ${score}`,
  fromResume: "आपके रिज़्यूमे से",
  yourAnswer: "आपका जवाब",
  notAnswered: "जवाब नहीं दिया",
  notAnsweredText: "आपने यह सवाल छोड़ दिया। इसके 0 अंक गिने गए हैं।",
  notScored: "अंक नहीं दिए गए",
  notScoredText: "इस जवाब को जाँचा नहीं जा सका, इसलिए यह गिना नहीं गया।",
  youSaid: "आपने कहा",
  stillMissing: "यह रह गया",
  feedback: "सुझाव",
  strong: "एक मज़बूत जवाब",
  goodAnswer: "एक अच्छे जवाब में क्या होता है",
  how: "अंक कैसे दिए गए",
  part: (score, percent) => `100 में से ${score}, हिस्सा ${percent}%`,
  link: "वेब पर इसका अभ्यास करें",
  time(seconds) {
    if (seconds < 60) return `${seconds} सेकंड`;
    return `${Math.floor(seconds / 60)} मिनट ${seconds % 60} सेकंड`;
  },
  areas: "आगे इन पर काम करें",
};
