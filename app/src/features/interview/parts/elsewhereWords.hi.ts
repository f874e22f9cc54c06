import type { Words } from "./elsewhereWords.ts";

export const hi: Words = {
  elsewhere: "यह राउंड दूसरे टैब में खुला है। वहीं जारी रखें, या यहाँ जारी रखें।",
  continueHere: "यहाँ जारी रखें",
  freeAgain: "यह राउंड अब किसी दूसरे टैब में खुला नहीं है। आप यहाँ जारी रख सकते हैं।",
  finishedElsewhere: "यह राउंड दूसरे डिवाइस पर पूरा हो चुका है। उसकी रिपोर्ट तैयार है, और यहाँ अब लिखने से वह नहीं बदलेगी।",
  seeReport: "रिपोर्ट देखें",
};
