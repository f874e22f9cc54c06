import { resumeFaults } from "../../shell/resumeFaults.hi.ts";
import type { Words } from "./words.ts";

export const hi: Words = {
  title: "आपका रिज़्यूमे",
  kicker: "सवाल इसी से बनते हैं",
  choose: "PDF चुनें",
  chooseOther: "दूसरी PDF चुनें",
  drop: "या उसे यहाँ छोड़ें",
  dropNow: "यह फ़ाइल चुनने के लिए यहाँ छोड़ दें",
  chosen: (name, size) => `${name} · ${size}`,
  requirements: "फ़ाइल कैसी हो",
  needs: [
    "PDF फ़ाइल, ज़्यादा से ज़्यादा 1 MB",
    "ऐसा टेक्स्ट जिसे चुना जा सके, स्कैन या फ़ोटो नहीं",
    "कोई पासवर्ड नहीं",
    "आपका काम, प्रोजेक्ट और हुनर, आपके अपने शब्दों में",
  ],
  private: "यह सिर्फ़ इस ब्राउज़र में रहता है। दूसरे डिवाइस पर भी चाहिए तो नीचे का स्विच चालू करें।",
  keepCopy: "एक कॉपी मेरे खाते में रखें",
  save: "रिज़्यूमे अपलोड करें",
  steps: {
    reading: "फ़ाइल पढ़ी जा रही है",
    checking: "जाँच हो रही है कि इसे पढ़ा जा सकता है",
    saving: "इस ब्राउज़र में सहेजा जा रहा है",
  },
  progress: "अपलोड",
  saved: "आपका रिज़्यूमे इस ब्राउज़र में सहेज लिया गया है।",
  savedUnchecked: "आपका रिज़्यूमे इस ब्राउज़र में सहेज लिया गया है। ऑनलाइन होने पर इसकी जाँच होगी।",

  current: "इस ब्राउज़र में",
  none: "अभी कोई रिज़्यूमे नहीं है।",
  facts: (size, date) => `${size} · ${date} को सहेजा गया`,
  remove: "हटाएँ",
  inAccount: "एक कॉपी आपके खाते में रखी है।",
  takeCopy: "यहाँ इस्तेमाल करें",
  removeCopy: "कॉपी मिटाएँ",

  errors: {
    ...resumeFaults,
    resume_not_chosen: "कृपया एक फ़ाइल चुनें",
    resume_not_chosen_first: "कृपया पहले एक फ़ाइल चुनें",
    resume_upload_failed: "अपलोड नहीं हो सका",
    resume_check_failed: "जाँच नहीं हो सकी",
    resume_delete_failed: "मिटाया नहीं जा सका",
    resume_not_saved: "रिज़्यूमे इस डिवाइस पर सहेजा नहीं जा सका।",
    user_not_found: "आपका खाता नहीं मिला। कृपया फिर से साइन इन करें।",
    file_unreadable: "यह फ़ाइल खुल नहीं सकी। इसे फिर से चुनें।",
    device_failed:
      "इस ब्राउज़र का स्टोरेज पढ़ा नहीं जा सका। Taiyari के बाकी टैब बंद करें, पेज फिर से खोलें और एक बार और कोशिश करें।",
  },
};
