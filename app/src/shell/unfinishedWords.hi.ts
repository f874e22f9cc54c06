import type { Words } from "./unfinishedWords.ts";

export const hi: Words = {
  title: "आपका एक राउंड अधूरा है",
  round: (company, round) => `${company}: ${round}`,
  answering: (number) => `आप सवाल ${number} पर थे।`,
  preparing: "इसके सवाल बन रहे थे।",
  finishing: "इसकी रिपोर्ट आनी बाक़ी है।",
  goOn: "जारी रखें",
  readyTitle: "आपका एक राउंड तैयार है",
  ready: "इसके सवाल इस डिवाइस पर हैं। यह बिना नेटवर्क के चलता है और इसका कुछ और नहीं लगेगा।",
  begin: "शुरू करें",
};
