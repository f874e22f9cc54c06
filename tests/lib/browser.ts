import { existsSync } from "node:fs";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { within } from "./within.ts";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Where Chromium is, or undefined: then browser tests are skipped, never passed. */
export const chromiumPath = process.env["CHROMIUM_PATH"] ?? PLACES.find((path) => existsSync(path));

/** A phone as most people have it, and a small laptop. */
export const sizes = {
  phone: { width: 360, height: 740 },
  desk: { width: 1280, height: 800 },
} as const;

const ARGS = [
  "--no-sandbox",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--force-color-profile=srgb",
  // Pages of the browser's own, loaded with each tab: an installed app has no address bar.
  "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup",
];

/** A headless Chromium that speaks to this machine only. */
export function openBrowser(): Promise<Browser> {
  if (chromiumPath === undefined) throw new Error("There is no Chromium.");
  return chromium.launch({ executablePath: chromiumPath, args: ARGS });
}

/**
 * A browser whose microphone hears a WAV file, over and over.
 * @param wav path of the file
 * @param permission whether every page may listen, or only those whose context is granted it
 */
export function openSpeakingBrowser(wav: string, permission: "given" | "asked" = "given"): Promise<Browser> {
  if (chromiumPath === undefined) throw new Error("There is no Chromium.");
  const heard = [
    ...(permission === "given" ? ["--use-fake-ui-for-media-stream"] : []),
    "--use-fake-device-for-media-stream",
    `--use-file-for-fake-audio-capture=${wav}`,
  ];
  return chromium.launch({ executablePath: chromiumPath, args: [...ARGS, ...heard] });
}

/** A browser with WebGPU, computed by a program: this machine may have no graphics processor. */
export function openGpuBrowser(): Promise<Browser> {
  if (chromiumPath === undefined) throw new Error("There is no Chromium.");
  const gpu = ["--enable-unsafe-webgpu", "--use-webgpu-adapter=swiftshader"];
  return chromium.launch({ executablePath: chromiumPath, args: [...ARGS, ...gpu] });
}

/** The same on a phone's screen, with a profile that stays on the disk in `folder` however the browser ends. */
export function openProfile(folder: string, baseURL: string): Promise<BrowserContext> {
  if (chromiumPath === undefined) throw new Error("There is no Chromium.");
  const options = { executablePath: chromiumPath, args: ARGS, viewport: sizes.phone, baseURL };
  return chromium.launchPersistentContext(folder, options);
}

/** One more tab. On a busy machine a browser may say nothing when it is asked for one, and then open the next at once. */
export const openTab = (context: BrowserContext): Promise<Page> =>
  within("a tab is opened", context.newPage()).catch(() =>
    within("a tab is opened, asked twice", context.newPage()),
  );
