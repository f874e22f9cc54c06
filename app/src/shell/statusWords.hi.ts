import type { Words } from "./statusWords.ts";

export const hi: Words = {
  refused: (count) => `सिर्फ़ यहाँ सुरक्षित (${count})`,
  later: (count) => `नेटवर्क आने पर अपलोड होगा (${count})`,
  here: "इस डिवाइस पर सुरक्षित",
  account: "आपके खाते में सुरक्षित",
  offline: "ऑफ़लाइन",
  away: "Taiyari तक पहुँच नहीं",
  offlineNow: "आप ऑफ़लाइन हैं। आप जो लिखते हैं, वह इस डिवाइस पर रखा जाता है।",
};
