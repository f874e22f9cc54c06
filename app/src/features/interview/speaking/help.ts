import type { DictatingState } from "./dictating.ts";

/** Where somebody is, as far as the way to the microphone differs. */
export type Place =
  "inApp" | "installed" | "iphone" | "android" | "firefoxPhone" | "firefox" | "safari" | "edge" | "chrome";

export type Where = { userAgent: string; maxTouchPoints: number; isInstalled: boolean };

/** Browsers inside other apps give no microphone, or ask for it in vain. */
const IN_APP = /; wv\)|\b(FBAN|FBAV|Instagram|LinkedInApp|WhatsApp|Snapchat|Twitter|Line|MicroMessenger)\b/;

const PLACES: readonly [Place, RegExp][] = [
  ["inApp", IN_APP],
  ["iphone", /iPhone|iPad|iPod/],
  ["firefoxPhone", /Android.*Firefox\//],
  ["android", /Android/],
  ["firefox", /Firefox\//],
  ["edge", /Edg\//],
  ["chrome", /Chrome\//],
  ["safari", /Safari\//],
];

/** Where this page is open; "chrome" where nothing tells: most others are built from it. */
export function placeOf({ userAgent, maxTouchPoints, isInstalled }: Where): Place {
  const found = PLACES.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? "chrome";
  // An iPad says that it is a Mac.
  if (found === "safari" && maxTouchPoints > 1) return "iphone";
  return isInstalled && found !== "iphone" && found !== "inApp" ? "installed" : found;
}

/** Where this page is open. */
export const placeHere = (): Place =>
  placeOf({
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    isInstalled: matchMedia("(display-mode: standalone)").matches,
  });

const PHONES: readonly Place[] = ["iphone", "android", "firefoxPhone"];

export type HelpKey =
  | `denied_${Place}`
  | `${"missing" | "busy" | "muted"}_${"phone" | "desk"}`
  | "unplugged_any"
  | "unsupported_inApp";

/** Which help there is for what stands in the way, at this place; null where the first sentence says it all. */
export function helpFor(
  { fault, muted }: Pick<DictatingState, "fault" | "muted">,
  place: Place,
): HelpKey | null {
  const size = PHONES.includes(place) ? "phone" : "desk";
  if (fault === "denied") return `denied_${place}`;
  if (fault === "missing" || fault === "busy") return `${fault}_${size}`;
  if (fault === "unplugged") return "unplugged_any";
  if (fault === "unsupported" && place === "inApp") return "unsupported_inApp";
  return fault === null && muted ? `muted_${size}` : null;
}
