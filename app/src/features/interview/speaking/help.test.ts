import { describe, expect, it } from "vitest";
import { helpFor, type Place, placeOf } from "./help.ts";
import { helpWords } from "./helpWords.ts";
import { hi } from "./helpWords.hi.ts";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const MAC =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15";
const ANDROID = `Mozilla/5.0 (Linux; Android 14; M2101) ${WEBKIT}`;
const WINDOWS = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/150.0.0.0 Safari/537.36`;

const at = (userAgent: string, more: { maxTouchPoints?: number; isInstalled?: boolean } = {}) =>
  placeOf({ userAgent, maxTouchPoints: 0, isInstalled: false, ...more });

describe("The place somebody speaks at", () => {
  it.each<[Place, string]>([
    ["chrome", WINDOWS],
    ["edge", `${WINDOWS} Edg/150.0.0.0`],
    ["firefox", "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"],
    ["safari", MAC],
    ["android", `${ANDROID} Chrome/150.0.0.0 Mobile Safari/537.36`],
    ["android", `${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`],
    ["firefoxPhone", "Mozilla/5.0 (Android 14; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0"],
    ["iphone", `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`],
    ["iphone", `${IPHONE} CriOS/150.0 Mobile/15E148 Safari/604.1`],
    ["inApp", `${IPHONE} Mobile/15E148 Instagram 380.0`],
    [
      "inApp",
      "Mozilla/5.0 (Linux; Android 14; M2101; wv) AppleWebKit/537.36 Version/4.0 Chrome/150.0 Mobile Safari/537.36",
    ],
    ["chrome", "something else"],
  ])("is %s for %s", (place, agent) => expect(at(agent)).toBe(place));

  it("is an iPad where a Mac has a screen to touch, and the installed app where it is one", () => {
    expect(at(MAC, { maxTouchPoints: 5 })).toBe("iphone");
    expect(at(WINDOWS, { isInstalled: true })).toBe("installed");
    expect(at(`${IPHONE} Mobile/15E148`, { isInstalled: true })).toBe("iphone");
  });
});

describe("The help for a microphone", () => {
  const no = { fault: null, muted: false };

  it("differs by browser where it is not allowed, and by phone or desk otherwise", () => {
    const places: Place[] = [
      "inApp",
      "installed",
      "iphone",
      "android",
      "firefoxPhone",
      "firefox",
      "safari",
      "edge",
      "chrome",
    ];
    const texts = places.map((place) => {
      const key = helpFor({ ...no, fault: "denied" }, place);
      return key && helpWords.en[key];
    });
    expect(new Set(texts).size).toBe(places.length);
    expect(helpFor({ ...no, fault: "busy" }, "android")).toBe("busy_phone");
    expect(helpFor({ ...no, fault: "missing" }, "edge")).toBe("missing_desk");
    expect(helpFor({ ...no, muted: true }, "iphone")).toBe("muted_phone");
    expect(helpFor({ ...no, fault: "unplugged" }, "safari")).toBe("unplugged_any");
    expect(helpFor({ ...no, fault: "unsupported" }, "inApp")).toBe("unsupported_inApp");
  });

  it("is nothing where nothing more can be said", () => {
    expect(helpFor(no, "chrome")).toBeNull();
    expect(helpFor({ ...no, fault: "unknown" }, "chrome")).toBeNull();
    expect(helpFor({ ...no, fault: "unsupported" }, "chrome")).toBeNull();
    expect(Object.values(hi).every((text) => text.length > 10)).toBe(true);
  });
});
