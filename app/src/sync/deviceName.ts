const BROWSERS: [RegExp, string][] = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const SYSTEMS: [RegExp, string][] = [
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bCrOS\b/, "a Chromebook"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "a Mac"],
  [/\bLinux\b/, "Linux"],
];

const first = (names: readonly [RegExp, string][], agent: string) =>
  names.find(([pattern]) => pattern.test(agent))?.[1];

/**
 * What a device calls itself for the person's other devices, "Chrome on Android #3f2a91c0": from the browser's user agent,
 * and a mark from its own id, since two phones of the same kind are two devices.
 */
export const deviceName = (agent: string, id: string): string =>
  `${first(BROWSERS, agent) ?? "A browser"} on ${first(SYSTEMS, agent) ?? "another device"} #${id.slice(0, 8)}`;
