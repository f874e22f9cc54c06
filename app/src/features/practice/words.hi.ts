import type { Words } from "./words.ts";

const cards = (count: number) => `${count} कार्ड`;
const inDays = (days: number) => (days === 1 ? "कल" : `${days} दिन बाद`);

export const hi: Words = {
  bands: {
    excellent: "बहुत बढ़िया",
    good: "अच्छा",
    fair: "ठीक-ठाक",
    "needs-improvement": "सुधार की ज़रूरत",
  },
  title: "कमज़ोर जवाबों का अभ्यास",
  kicker: "मुफ़्त, और नेटवर्क के बिना भी",
  lead: "जिन सवालों में 60 से कम अंक आए, वे यहाँ उस दिन लौटते हैं जब अभ्यास सबसे ज़्यादा काम आता है।",
  loading: "अभ्यास के लिए जवाब ढूँढे जा रहे हैं",
  failed: "इस डिवाइस का स्टोरेज पढ़ा नहीं जा सका। Taiyari के दूसरे टैब बंद करें, फिर यह पेज दोबारा खोलें।",
  reload: "दोबारा खोलें",

  empty: "अभी कुछ कमज़ोर नहीं है",
  emptyText: "राउंड के बाद हर वह सवाल यहाँ मिलेगा जिसमें 60 से कम अंक आए या जो छूट गया।",
  emptyAway: "अभी आपके खाते से पूछा नहीं जा सका। आपके दूसरे डिवाइस के राउंड कनेक्शन आने पर यहाँ दिखेंगे।",
  toDashboard: "राउंड चुनें",

  due: (count) => `आज के लिए ${cards(count)}`,
  dueText: "एक बार में एक सवाल। वैसे ही जवाब दें जैसे इंटरव्यू में देते।",
  start: "अभ्यास शुरू करें",
  noneDue: "आज कुछ बाकी नहीं है",
  next: (count, days) => `अगला: ${inDays(days)} ${cards(count)}`,
  anyway: "फिर भी अभ्यास करें",
  deck: (count) => `आपके कार्ड: ${count}`,
  when: (days) => (days === 0 ? "आज" : days === 1 ? "कल" : `${days} दिन बाद`),
  lastScore: (score) => `पिछले अंक: 100 में से ${score}`,
  from: (company, round) => `${company}, ${round}`,
  remove: "हटाएँ",
  removeOf: (title) => `इस कार्ड को हटाएँ: ${title}`,
  removed: (title) => `हटाया गया: ${title}`,
  undo: "वापस लाएँ",
  notKept: "यह इस डिवाइस पर लिखा नहीं जा सका। थोड़ी जगह खाली करें, फिर कोशिश करें।",

  ofToday: (at, all) => `आज ${all} में से ${at}`,
  ofAll: (at, all) => `${all} में से ${at}`,
  leave: "सभी कार्ड देखें",
  fromResume: "आपके रिज़्यूमे से",
  practiceLink: "इसके बारे में वेब पर पढ़ें",
  answer: "आपका जवाब",
  approach: "आपका तरीका, शब्दों में",
  answerHint: "Ctrl + Enter से जाँच होती है। जाँच इसी डिवाइस पर होती है।",
  saved: "इस डिवाइस पर सेव है",
  lost: "सेव नहीं हुआ: डिवाइस भर गया है। आपका लिखा स्क्रीन पर है; जाने से पहले कॉपी कर लें।",
  check: "मेरा जवाब जाँचें",
  checking: "जाँच हो रही है",
  checkFailed: "आपका जवाब जाँचा नहीं जा सका। वह यहीं है; फिर कोशिश करें।",

  scored: (score, band) => `100 में से ${score}, ${band}`,
  before: (score) => `पहले: ${score}`,
  comesBack: (days) => `यह कार्ड ${inDays(days)} फिर आएगा।`,
  youSaid: "आपने कहा",
  bySound: "हम इसे कहा हुआ मान रहे हैं",
  notClear: "करीब, पर अभी साफ़ नहीं",
  missing: "यह अभी सुनाई नहीं दिया",
  feedback: "सुझाव",
  strong: "एक अच्छा जवाब",
  goOn: "अगला",
  finish: "पूरा करें",

  ended: "आज का अभ्यास पूरा हुआ",
  endedText: (count) => `आपने ${cards(count)} का अभ्यास किया।`,
};
