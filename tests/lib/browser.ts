import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Where Chromium is, or undefined: then browser tests are skipped, never passed. */
export const chromiumPath = process.env["CHROMIUM_PATH"] ?? PLACES.find((path) => existsSync(path));

/** A phone as most people have it, and a small laptop. */
export const sizes = {
  phone: { width: 360, height: 740 },
  desk: { width: 1280, height: 800 },
} as const;

/** A headless Chromium that speaks to this machine only. */
export function openBrowser(): Promise<Browser> {
  if (chromiumPath === undefined) throw new Error("There is no Chromium.");
  return chromium.launch({
    executablePath: chromiumPath,
    args: [
      "--no-sandbox",
      "--disable-quic",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      "--force-color-profile=srgb",
    ],
  });
}
