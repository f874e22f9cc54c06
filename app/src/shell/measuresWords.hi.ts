import type { MeasuresWords } from "./measuresWords.ts";

export const hi: MeasuresWords = {
  measures: "आप कैसे बोले",
  pace: (words) => `आप एक मिनट में ${words} शब्द बोले`,
  paceUnknown: "गति पाँच सेकंड और आठ शब्दों से आगे निकाली जाती है।",
  paceHow: (words, seconds) => `${seconds} सेकंड में ${words} शब्द, रुकने का समय मिलाकर।`,
  paceRange: (min, max) =>
    `एक मिनट में ${min} से ${max} शब्द सुनने में आरामदेह हैं। यह कोई अंक नहीं है: हर लहजे की अपनी गति होती है।`,
  talk: (seconds) => `रुके बिना ${seconds} सेकंड बोला गया।`,
  pauses: (count, longest) =>
    count === 0
      ? "0.7 सेकंड या उससे लंबा कोई ठहराव नहीं।"
      : `0.7 सेकंड या उससे लंबे ${count} ठहराव, सबसे लंबा ${longest} सेकंड।`,
  fillers: (count) =>
    `"um" या "you know" जैसे ${count === 0 ? "कोई भराव शब्द नहीं" : `कम से कम ${count} भराव शब्द`}। बोली लिखते समय इनमें से कई छूट जाते हैं।`,
  ofSpeech: "यह आपकी बोली बात का है, बाद में टाइप किए या बदले हुए का नहीं।",
};
