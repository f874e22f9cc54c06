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
  refusals: {
    "Razorpay SDK failed to load. Are you online?": "Razorpay का पेज नहीं खुला। क्या आप ऑनलाइन हैं?",
    "Pricing info not available. Please try again later.": "कीमतें अभी उपलब्ध नहीं हैं। थोड़ी देर बाद फिर कोशिश करें।",
    "This payment did not go through. Nothing was added; please try again.":
      "यह भुगतान नहीं हो पाया। कोई क्रेडिट नहीं जुड़ा; कृपया फिर कोशिश करें।",
    "Payment succeeded but failed to add credits. Contact support.":
      "भुगतान हो गया, पर क्रेडिट नहीं जुड़ पाए। कृपया हमें लिखें।",
    "This order is not one of yours.": "यह ऑर्डर आपका नहीं है।",
    "Too many tries in a short time. Wait a little, then try again.":
      "थोड़े समय में बहुत बार कोशिश हुई। ज़रा रुकें, फिर कोशिश करें।",
    "Taiyari cannot do this just now. Please try again in a moment.":
      "यह अभी नहीं हो सकता। थोड़ी देर में फिर कोशिश करें।",
  },
};
