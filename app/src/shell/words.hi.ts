import type { Words } from "./words.ts";

export const hi: Words = {
  home: "होम",
  menu: "सेटिंग",
  tryAgain: "फिर कोशिश करें",
  brokenTitle: "यह पेज अटक गया",
  broken: "यहाँ कुछ ठीक नहीं चला। आपका लिखा हुआ इस डिवाइस पर सुरक्षित है।",
  awayTitle: "यह पेज अभी आप तक नहीं पहुँचा",
  away: "पहली बार इसके लिए नेटवर्क चाहिए। अपना कनेक्शन देखें, फिर कोशिश करें।",
};
