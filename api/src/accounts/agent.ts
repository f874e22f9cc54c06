/** First match wins: browsers name those they descend from, too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(EdgA?|EdgiOS)\//, "Edge"],
  [/\b(OPR|OPiOS)\//, "Opera"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(CriOS|HeadlessChrome|Chrome|Chromium)\//, "Chrome"],
  [/\bVersion\/[\d.]+ .*\bSafari\//, "Safari"],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, "Android"],
  [/\biPad\b/, "iPad"],
  [/\b(iPhone|iPod)\b/, "iPhone"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "Mac"],
  [/\bCrOS\b/, "Chromebook"],
  [/\bLinux\b/, "Linux"],
];

/** Only the beginning is looked at: whoever sends more sends nonsense. */
const LONGEST = 500;

/** Where somebody signs in, in words such as "Chrome on Android"; null where the User-Agent header says nothing known. */
export function agentOf(userAgent: string): string | null {
  const text = userAgent.slice(0, LONGEST);
  const named = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(text))?.[1];
  const [browser, system] = [named(BROWSERS), named(SYSTEMS)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? null;
}

/** The same of a request. */
export const agentIn = (header: (name: string) => string) => agentOf(header("User-Agent"));
