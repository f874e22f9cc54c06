import { describe, expect, it } from "vitest";
import { agentOf } from "./agent.ts";

const ANDROID = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)";
const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";

describe("where somebody signs in", () => {
  it.each([
    [`${ANDROID} Chrome/128.0.0.0 Mobile Safari/537.36`, "Chrome on Android"],
    [`${ANDROID} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`, "Samsung Internet on Android"],
    [`${ANDROID} Chrome/128.0.0.0 Mobile Safari/537.36 OPR/84.0.0`, "Opera on Android"],
    [`${WINDOWS} Chrome/128.0.0.0 Safari/537.36 Edg/128.0.0.0`, "Edge on Windows"],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:129.0) Gecko/20100101 Firefox/129.0", "Firefox on Linux"],
    [`${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`, "Safari on iPhone"],
    [`${IPHONE} CriOS/128.0.6613.98 Mobile/15E148 Safari/604.1`, "Chrome on iPhone"],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.6 Safari/605.1.15",
      "Safari on Mac",
    ],
    [
      "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/128.0.0.0 Safari/537.36",
      "Chrome on Chromebook",
    ],
    [`${IPHONE} Mobile/15E148`, "iPhone"],
    ["curl/8.5.0", null],
    ["", null],
    ["<script>".repeat(10_000), null],
  ])("is told in short words: %s", (header, words) => {
    expect(agentOf(header)).toBe(words);
  });
});
