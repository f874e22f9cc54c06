import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { VitePWAOptions } from "vite-plugin-pwa";

type InjectManifest = VitePWAOptions["injectManifest"];
type ManifestTransform = NonNullable<InjectManifest["manifestTransforms"]>[number];

/** The most that installing the app may download, in bytes before packing. */
export const PRECACHE_LIMIT = 1_500_000;

/** What every device needs to run without a network; nothing that only some of them need. */
export const PRECACHED = [
  "index.html",
  "assets/**/*.{js,css,woff2}",
  "favicon.svg",
  "icon-{96,192}.png",
  "badge-96.png",
];

/**
 * Parts that are fetched when somebody uses them: reading PDFs, hearing speech, writing code, importing tables, and what
 * admins see of people, money and companies, of which there is nothing without a network.
 */
export const NOT_PRECACHED = [
  "**/*worker*",
  "**/*worklet*",
  "**/ort-*",
  "**/editor-*",
  "**/papaparse*",
  "**/reader-*",
  "**/RedemptionsPage*",
  "**/PeoplePage*",
  "**/CompaniesPage*",
  "**/OverviewPage*",
];

/**
 * Lists each file with the hash of its content, which the browser checks whenever it fetches one: neither a half
 * deployed server nor the sign-in page of a train's network can get into the shell. Fails the build above the limit.
 */
export const withIntegrity =
  (folder: string): ManifestTransform =>
  (entries) => {
    const total = entries.reduce((sum, { size }) => sum + size, 0);
    if (total > PRECACHE_LIMIT)
      throw new Error(`The shell has ${total} bytes; at most ${PRECACHE_LIMIT} may be precached.`);
    const manifest = entries.map(({ url, size }) => ({
      url,
      size,
      revision: null,
      integrity: `sha256-${createHash("sha256")
        .update(readFileSync(join(folder, url)))
        .digest("base64")}`,
    }));
    return { manifest, warnings: [] };
  };
