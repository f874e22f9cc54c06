import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumPath, openProfile } from "../lib/browser.ts";
import { randomFrom } from "../lib/random.ts";
import { answer, signUpInPage, startRound, uploadResume } from "../lib/visitor.ts";

/*
 * A browser's storage that fails in the ways it does in public bug reports, whose numbers the tests carry: full, dropped
 * in the middle, or damaged by a power cut.
 */
if (chromiumPath === undefined) console.log("skipped: no Chromium");

/** No journal holds this in less than its length. */
const random = randomFrom(1);
const noise = (length: number) =>
  Array.from({ length }, () => String.fromCharCode(33 + Math.floor(random() * 90))).join("");

describe.skipIf(chromiumPath === undefined)("an interview on a browser whose storage fails", () => {
  const folder = mkdtempSync(join(tmpdir(), "taiyari-storage-"));
  const profile = join(folder, "profile");
  let server: { address: string; stop(): Promise<void> };
  let context: BrowserContext;
  let page: Page;

  async function open() {
    context = await openProfile(profile, server.address);
    context.setDefaultTimeout(15_000);
    await context.addInitScript(() => {
      const opened: IDBDatabase[] = [];
      const open = IDBFactory.prototype.open;
      IDBFactory.prototype.open = function (...args) {
        const request = open.apply(this, args);
        request.addEventListener("success", () => opened.push(request.result));
        return request;
      };
      Object.assign(window, { opened });
    });
    page = context.pages()[0] ?? (await context.newPage());
  }

  const box = () => page.getByRole("textbox");
  const notSaved = () => page.getByRole("alert").filter({ hasText: "not saved" });

  async function goOn() {
    await page.goto("/audio-interview");
    const again = page.getByRole("button", { name: "Go on" }).first();
    await again.or(box()).first().waitFor();
    if (await again.isVisible()) await again.click();
    await box().waitFor();
  }

  beforeAll(async () => {
    const built = new URL("../../dist/api/server.js", import.meta.url).href;
    const { startServer } = await import(/* @vite-ignore */ built);
    const env = { PORT: "0", HOST: "127.0.0.1", DATA_DIR: join(folder, "data"), LOG_LEVEL: "silent" };
    server = await startServer(env);
    await open();
    await page.goto("/");
    await signUpInPage(page);
    await uploadResume(page);
    await startRound(page, "Technical");
    await answer(page, "The first words.");
  }, 60_000);
  afterAll(async () => {
    await context?.close().catch(() => undefined);
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it("[bug 1] says so when its disk is full, and has the text on screen and in the journal until there is room", async () => {
    // Chromium looks at the room anew only where a database has been closed.
    await context.close();
    await open();
    const cdp = await context.newCDPSession(page);
    const origin = server.address;
    await cdp.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1_000 });
    await goOn();
    const text = noise(15_000);
    await box().fill(text);
    await notSaved().waitFor();
    expect(await box().inputValue()).toBe(text);
    const journal = await page.evaluate(() => Object.values<string>({ ...localStorage }));
    expect(journal.join()).toContain(JSON.stringify(text));
    await cdp.send("Storage.overrideQuotaForOrigin", { origin });
    await page.reload();
    await goOn();
    expect(await box().inputValue()).toBe(text);
    await answer(page, `${text} And there is room.`);
  });

  it("[bug 2] saves the next letter after its connection was dropped", async () => {
    await page.evaluate(() => {
      const { opened } = window as unknown as { opened: IDBDatabase[] };
      for (const db of opened) db.close();
    });
    await answer(page, "Typed after the connection was gone.");
    expect(await notSaved().count()).toBe(0);
    await page.reload();
    await goOn();
    expect(await box().inputValue()).toBe("Typed after the connection was gone.");
  });

  it("[bug 31] saves although localStorage has no room for the journal", async () => {
    await page.evaluate(() => {
      let length = 5_000_000;
      for (let at = 0; length > 0; at++) {
        try {
          localStorage.setItem(`full-${at}`, "x".repeat(length));
        } catch {
          length = Math.floor(length / 2);
        }
      }
    });
    await answer(page, "Typed without a journal.");
    await page.goto("about:blank");
    await goOn();
    expect(await box().inputValue()).toBe("Typed without a journal.");
    await page.evaluate(() => {
      for (const name of Object.keys(localStorage))
        if (name.startsWith("full-")) localStorage.removeItem(name);
    });
  });

  it("[bug 8] opens after a power cut has damaged the database, and has the answers from the account again", async () => {
    const text = "In the account before the power cut.";
    // What the bar says may still be of the text before.
    const taken = page.waitForResponse(
      (reply) => reply.ok() && (reply.request().postData() ?? "").includes(text),
    );
    await answer(page, text);
    await taken;
    await page.getByText("Saved to your account").filter({ visible: true }).first().waitFor();
    await context.close();
    const databases = join(profile, "Default", "IndexedDB");
    const [own = ""] = readdirSync(databases).filter((name) => name.endsWith(".leveldb"));
    const manifest = readdirSync(join(databases, own)).filter((name) => name.startsWith("MANIFEST"));
    expect(manifest.length).toBeGreaterThan(0);
    for (const name of manifest) writeFileSync(join(databases, own, name), "cut off");
    await open();
    await page.goto("/dashboard");
    await page.getByRole("heading", { name: "Quick Interview" }).waitFor();
    await page.getByText("Ready offline").waitFor();
    await goOn();
    expect(await box().inputValue()).toBe(text);
  });
});
