/** What can be wrong with a resume, in Hindi: said where one is uploaded, and where questions are made from it. */
export const resumeFaults = {
  resume_not_pdf: "सिर्फ़ PDF फ़ाइल चलेगी",
  resume_too_large: "फ़ाइल 1MB से छोटी होनी चाहिए",
  resume_locked: "इस PDF पर पासवर्ड लगा है। बिना पासवर्ड की कॉपी बनाकर उसे चुनें।",
  resume_damaged: "यह PDF ख़राब है और पढ़ी नहीं जा सकती। इसे फिर से एक्सपोर्ट करें और नई फ़ाइल चुनें।",
  resume_no_text:
    "इस PDF में टेक्स्ट इतना कम है कि उससे प्रश्न नहीं बन सकते। अगर यह स्कैन है, तो इसे वर्ड प्रोसेसर से एक्सपोर्ट करें।",
  resume_too_slow: "यह PDF पढ़ने के लिए बहुत जटिल है। इसे सरल लेआउट में फिर से एक्सपोर्ट करें।",
};
