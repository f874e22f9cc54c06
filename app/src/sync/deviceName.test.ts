import { expect, it } from "vitest";
import { deviceLabel } from "#models/entities/answer.ts";
import { deviceName } from "./deviceName.ts";

it("names a device by its browser and system", () => {
  const android =
    "Mozilla/5.0 (Linux; Android 14; Pixel) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Mobile Safari/537.36";
  const mac =
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15";
  expect([android, mac, "something"].map((agent) => deviceName(agent, "3f2a91c0-1"))).toEqual([
    "Chrome on Android #3f2a91c0",
    "Safari on a Mac #3f2a91c0",
    "A browser on another device #3f2a91c0",
  ]);
  expect(deviceLabel("Chrome on Android #3f2a91c0")).toBe("Chrome on Android");
});
