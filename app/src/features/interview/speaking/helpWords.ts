import type { Dictionary } from "../../../ui/words.ts";
import type { HelpKey } from "./help.ts";

export type HelpWords = Record<HelpKey, string>;

const OTHER_APP =
  "This page is open inside another app. Open it in your browser; there the microphone can be allowed.";

const en: HelpWords = {
  denied_inApp: OTHER_APP,
  unsupported_inApp: OTHER_APP,
  denied_installed:
    "In the installed app: press and hold its icon, or open its menu of three dots. Then App info, Permissions, Microphone.",
  denied_iphone:
    "On iPhone and iPad: press the sign at the left of the address, then Website Settings, Microphone, Allow. Otherwise: Settings, Apps, your browser, Microphone.",
  denied_android:
    "On Android: press the sign at the left of the address, then Permissions, Microphone. Otherwise: Settings, Apps, your browser, Permissions.",
  denied_firefoxPhone:
    "In Firefox: press the lock beside the address, then Microphone, so that it is allowed. Otherwise: Settings, Apps, Firefox, Permissions.",
  denied_firefox:
    "In Firefox: press the crossed-out microphone at the left of the address and take the block away.",
  denied_safari: "In Safari: open the menu Safari, then Settings for this website, Microphone, Allow.",
  denied_edge:
    "In Edge: press the lock at the left of the address, then Permissions for this site, Microphone, Allow.",
  denied_chrome:
    "In Chrome: press the sign at the left of the address and turn Microphone on. If it is on already, look in the privacy settings of your system.",
  missing_phone: "Take the headset off, or connect it again.",
  missing_desk: "If one is plugged in, see in the sound settings of your system whether it is turned on.",
  busy_phone: "A call, or another app that listens, has to end first.",
  busy_desk: "It is often a video call, also one in another tab.",
  muted_phone:
    "Look at the switch of your headset, and at Microphone access in the quick settings of your phone.",
  muted_desk: "Look for a microphone key on the keyboard, a switch on the headset, and the sound settings.",
  unplugged_any: "A Bluetooth headset may be out of reach, or its battery empty.",
};

export const helpWords: Dictionary<HelpWords> = {
  en,
  hi: async () => (await import("./helpWords.hi.ts")).hi,
};
