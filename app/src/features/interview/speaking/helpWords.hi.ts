import type { HelpWords } from "./helpWords.ts";

const OTHER_APP = "यह पेज किसी दूसरे ऐप के अंदर खुला है। इसे अपने ब्राउज़र में खोलें; वहाँ माइक की अनुमति दी जा सकती है।";

export const hi: HelpWords = {
  denied_inApp: OTHER_APP,
  unsupported_inApp: OTHER_APP,
  denied_installed:
    "इंस्टॉल किए ऐप में: उसके आइकन को दबाए रखें, या तीन बिंदुओं वाला मेन्यू खोलें। फिर App info, Permissions, Microphone।",
  denied_iphone:
    "iPhone और iPad पर: पते के बाईं ओर का चिह्न दबाएँ, फिर Website Settings, Microphone, Allow। नहीं तो: Settings, Apps, आपका ब्राउज़र, Microphone।",
  denied_android:
    "Android पर: पते के बाईं ओर का चिह्न दबाएँ, फिर Permissions, Microphone। नहीं तो: Settings, Apps, आपका ब्राउज़र, Permissions।",
  denied_firefoxPhone:
    "Firefox में: पते के पास का ताला दबाएँ, फिर Microphone की अनुमति दें। नहीं तो: Settings, Apps, Firefox, Permissions।",
  denied_firefox: "Firefox में: पते के बाईं ओर कटे हुए माइक को दबाएँ और रोक हटाएँ।",
  denied_safari: "Safari में: Safari मेन्यू खोलें, फिर Settings for this website, Microphone, Allow।",
  denied_edge: "Edge में: पते के बाईं ओर का ताला दबाएँ, फिर Permissions for this site, Microphone, Allow।",
  denied_chrome:
    "Chrome में: पते के बाईं ओर का चिह्न दबाएँ और Microphone चालू करें। अगर वह चालू है: सिस्टम की privacy settings देखें।",
  missing_phone: "हेडसेट हटाएँ, या उसे फिर जोड़ें।",
  missing_desk: "अगर माइक लगा है, तो सिस्टम की आवाज़ की settings में देखें कि वह चालू है या नहीं।",
  busy_phone: "पहले कॉल, या सुनने वाले दूसरे ऐप को बंद करें।",
  busy_desk: "अक्सर यह वीडियो कॉल होता है, दूसरे टैब में भी।",
  muted_phone: "हेडसेट का बटन देखें, और फ़ोन की quick settings में Microphone access देखें।",
  muted_desk: "कीबोर्ड पर माइक का बटन, हेडसेट का बटन और आवाज़ की settings देखें।",
  unplugged_any: "हो सकता है ब्लूटूथ हेडसेट दूर हो, या उसकी बैटरी ख़त्म हो।",
};
