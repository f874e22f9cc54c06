import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SHARE_ADDRESS } from "#models/contract/worker.ts";
import { manifest } from "./manifest.ts";
import { PRECACHE_LIMIT, withIntegrity } from "./precached.ts";
import { PRODUCT } from "./src/ui/product.ts";

const inPublic = (path: string) => new URL(`./public${path}`, import.meta.url);
const purposes = manifest.icons?.map(({ purpose, sizes }) => `${purpose} ${sizes}`);

describe("the web app manifest", () => {
  it("names the product as the page does, and stays the same app whatever its start address becomes", () => {
    expect([manifest.name, manifest.short_name, manifest.id]).toEqual([PRODUCT, PRODUCT, "/"]);
  });

  it("has icons of both purposes as files of their own", () => {
    expect(purposes).toEqual(["any 192x192", "any 512x512", "maskable 192x192", "maskable 512x512"]);
    expect(new Set(manifest.icons?.map(({ src }) => src)).size).toBe(4);
  });

  it("names only pictures that are there", () => {
    const shortcutIcons = manifest.shortcuts?.flatMap(({ icons = [] }) => icons) ?? [];
    for (const { src } of [...(manifest.icons ?? []), ...(manifest.screenshots ?? []), ...shortcutIcons]) {
      expect(existsSync(inPublic(src)), src).toBe(true);
    }
  });

  it("never opens a second window, and takes PDFs from other apps and from the desktop", () => {
    expect(manifest.launch_handler).toEqual({ client_mode: ["navigate-existing", "auto"] });
    expect([manifest.share_target?.action, manifest.share_target?.method]).toEqual([SHARE_ADDRESS, "POST"]);
    expect(manifest.file_handlers?.[0]?.accept).toEqual({ "application/pdf": [".pdf"] });
  });

  it("has the colours of the page's paper", () => {
    const tokens = readFileSync(new URL("./src/ui/tokens.css", import.meta.url), "utf8");
    expect(tokens).toContain(`--paper: ${manifest.theme_color};`);
    const html = readFileSync(new URL("./index.html", import.meta.url), "utf8");
    const [, dark] = /content = "(#\w+)"/.exec(html) ?? [];
    expect(tokens).toContain(`--paper: ${dark};`);
  });
});

describe("the list of what is kept on the device", () => {
  const entry = (size: number) => ({ url: "manifest.test.ts", size, revision: null });
  const listed = withIntegrity(new URL(".", import.meta.url).pathname);

  it("fails the build above its limit", async () => {
    await expect(async () => listed([entry(PRECACHE_LIMIT), entry(1)])).rejects.toThrow("1500001 bytes");
  });

  it("has the hash of each file's content", async () => {
    const { manifest: files } = await listed([entry(1)]);
    expect(Object(files[0]).integrity).toMatch(/^sha256-.{43}=$/);
  });
});
