import type { Words } from "./words.ts";

export const hi: Words = {
  title: "क्रेडिट का हिसाब",
  loading: "आपके क्रेडिट का हिसाब देखा जा रहा है",
  failed: "आपके क्रेडिट का हिसाब नहीं दिख पाया।",
  tryAgain: "फिर कोशिश करें",
  asOf: (date) => `अभी कनेक्शन नहीं है। यह ${date} की स्थिति है।`,
  free: "खर्च के लिए",
  credits: "क्रेडिट",
  balance: (credits) => `बैलेंस ${credits}`,
  older: "और पुराने दिखाएँ",
  empty: "यहाँ अभी कुछ नहीं है",
  emptyText: "जो क्रेडिट आपको मिलें, आप खरीदें या खर्च करें, वे यहाँ दिखेंगे।",
  back: "डैशबोर्ड पर जाएँ",

  grant: "शुरुआती क्रेडिट",
  round: "इंटरव्यू राउंड",
  roundOf: (company) => company,
  purchase: "क्रेडिट खरीदे",
  paid: (price) => `${price} में`,
  clawback: "वापस लिए गए, भुगतान लौटाया गया",
  adjustAdded: "एडमिन ने जोड़े",
  adjustTaken: "एडमिन ने घटाए",
};
