import type { Words } from "./reportReadyWords.ts";

export const hi: Words = {
  ready: "आपकी रिपोर्ट तैयार है",
  round: (company, round) => `${company}: ${round}`,
  see: "रिपोर्ट देखें",
  close: "बंद करें",
};
