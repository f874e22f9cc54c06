import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const DAY = 24 * 3_600_000;

describe("files of earlier builds", () => {
  let folder: string;
  let keepOldAssets: (at: { page: string; kept: string; now: number }) => void;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "old-assets-"));
    const file = new URL("../tools/lib/oldAssets.mjs", import.meta.url).href;
    ({ keepOldAssets } = await import(/* @vite-ignore */ file));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** A build on this day, which makes exactly these files. */
  function build(day: number, ...names: string[]) {
    const assets = join(folder, "app", "assets");
    rmSync(join(folder, "app"), { recursive: true, force: true });
    mkdirSync(assets, { recursive: true });
    for (const name of names) writeFileSync(join(assets, name), name);
    keepOldAssets({ page: join(folder, "app"), kept: join(folder, "old-assets"), now: day * DAY });
    return readdirSync(assets).sort();
  }

  it("[bug 12] stay served beside the new ones", () => {
    build(1, "a-1.js", "a-1.js.br");
    expect(build(2, "a-2.js")).toEqual(["a-1.js", "a-1.js.br", "a-2.js"]);
    expect(build(3, "a-3.js")).toEqual(["a-1.js", "a-1.js.br", "a-2.js", "a-3.js"]);
    expect(readFileSync(join(folder, "app", "assets", "a-1.js"), "utf8")).toBe("a-1.js");
  });

  it("go 30 days after the last build that had them", () => {
    build(1, "a-1.js", "same.js");
    build(20, "a-2.js", "same.js");
    expect(build(31, "a-3.js")).toEqual(["a-1.js", "a-2.js", "a-3.js", "same.js"]);
    expect(build(32, "a-3.js")).toEqual(["a-2.js", "a-3.js", "same.js"]);
    expect(build(51, "a-3.js")).toEqual(["a-3.js"]);
    expect(readdirSync(join(folder, "old-assets")).sort()).toEqual(["a-3.js", "ledger.json"]);
  });
});
