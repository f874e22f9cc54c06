import type { Words } from "./earlierWords.ts";

export const hi: Words = {
  otherVersion: (device) =>
    device ? `${device} से इसका एक और रूप आया है।` : "किसी और डिवाइस से इसका एक और रूप आया है।",
  view: "देखें",
  hide: "छिपाएँ",
  useThis: "इसे रखें",
  keepMine: "मेरा रखें",
  bringBack: "पहले का लिखा वापस लाएँ",
};
