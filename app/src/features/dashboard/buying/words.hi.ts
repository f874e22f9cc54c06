import type { CreditsWords } from "./words.ts";

export const hi: CreditsWords = {
  loading: "क्रेडिट पैक देखे जा रहे हैं",
  tryAgain: "फिर कोशिश करें",
  noPacks: "कीमतें अभी उपलब्ध नहीं हैं। थोड़ी देर बाद फिर कोशिश करें।",
  noCheckout: "Razorpay का पेज नहीं खुला। क्या आप ऑनलाइन हैं?",
  pack: (credits) => `${credits} क्रेडिट`,
  interviews: (count) => `${count} इंटरव्यू राउंड`,
  price: "कीमत",
  before: "पहले की कीमत",
  discount: (percent) => `${percent}% छूट`,
  until: (day) => `यह ऑफ़र ${day} तक है`,
  buy: "क्रेडिट खरीदें",
  opening: "भुगतान का पेज खुल रहा है",
  checkout: "भुगतान का पेज खुला है। भुगतान वहीं पूरा करें।",
  confirming: "भुगतान हो गया। आपके क्रेडिट जोड़े जा रहे हैं।",
  looking: "अगर आपने अपने UPI ऐप में भुगतान किया है, तो क्रेडिट अपने आप आ जाएँगे, यह पेज बंद करने पर भी।",
  added: "आपके क्रेडिट आ गए हैं।",
  safe: "भुगतान Razorpay से होता है: UPI, कार्ड या नेटबैंकिंग। Taiyari आपका कार्ड कभी नहीं देखता।",
};
