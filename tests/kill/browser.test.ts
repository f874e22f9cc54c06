import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumPath, openProfile } from "../lib/browser.ts";
import { answer, signUpInPage, startRound, uploadResume } from "../lib/visitor.ts";
import { until } from "../lib/within.ts";

/*
 * The page's end, in every way it can come and at every moment that matters, in a browser whose profile stays on the
 * disk: closed, left, its renderer crashed, the whole browser killed; right after the last key, 50 and 250 ms later.
 * Afterwards every character that was shown as saved is there.
 */
const missing = chromiumPath === undefined ? "no Chromium" : "";
if (missing) console.log(`skipped: ${missing}`);

type Ending = "closed" | "left" | "crashed" | "killed";
const ENDINGS: readonly Ending[] = ["closed", "left", "crashed", "killed"];
const MOMENTS = [0, 50, 250];
const TYPED = " and then typed on without a pause";

describe.skipIf(missing !== "")("an interview whose page ends without warning", () => {
  const folder = mkdtempSync(join(tmpdir(), "taiyari-profile-"));
  const profile = join(folder, "profile");
  let server: { address: string; stop(): Promise<void> };
  let context: BrowserContext;
  let page: Page;
  /** The longest text of the answer box that the page has said to be saved. */
  let shown = "";

  async function open(path: string) {
    context = await openProfile(profile, server.address);
    context.setDefaultTimeout(20_000);
    await context.exposeFunction("savedIsShown", (text: string) => {
      shown = text;
    });
    await context.addInitScript(() => {
      const look = () => {
        const box = document.querySelector("textarea");
        // The line below the box speaks of the very text in it.
        const says = document.querySelector('[data-state="kept"]') !== null;
        const { savedIsShown } = window as unknown as { savedIsShown?(text: string): void };
        if (box && says) savedIsShown?.(box.value);
      };
      new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
    });
    page = context.pages()[0] ?? (await context.newPage());
    await page.goto(path);
  }

  async function end(how: Ending) {
    if (how === "closed") await page.close();
    if (how === "left") await page.goto("about:blank");
    if (how === "crashed") {
      const devtools = await context.newCDPSession(page);
      void devtools.send("Page.crash").catch(() => undefined);
      await page.waitForEvent("crash");
    }
    if (how === "killed") {
      // pkill says 1 when a process was gone already.
      try {
        execFileSync("pkill", ["-9", "-f", profile]);
      } catch {
        expect(how).toBe("killed");
      }
    }
    await context.close().catch(() => undefined);
  }

  async function openInterview() {
    await open("/audio-interview");
    const goOn = page.getByRole("button", { name: "Go on" }).first();
    const box = page.getByRole("textbox");
    await goOn.or(box).first().waitFor();
    if (await goOn.isVisible()) await goOn.click();
    await box.waitFor();
    return box;
  }

  const credits = () =>
    page.evaluate(async () => {
      const headers = { Authorization: `Bearer ${localStorage.getItem("token")}` };
      const reply = await fetch("/api/auth/profile", { headers });
      return (await reply.json()).user.credits as number;
    });

  beforeAll(async () => {
    const built = new URL("../../dist/api/server.js", import.meta.url).href;
    const { startServer } = await import(/* @vite-ignore */ built);
    const env = { PORT: "0", HOST: "127.0.0.1", DATA_DIR: join(folder, "data"), LOG_LEVEL: "silent" };
    server = await startServer(env);
    await open("/");
    await signUpInPage(page);
    await uploadResume(page);
  });
  afterAll(async () => {
    await context?.close().catch(() => undefined);
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(ENDINGS.filter((how) => how !== "closed"))(
    "that is %s while the questions are made pays once and has them afterwards",
    async (how) => {
      const known = await credits();
      if (known > 50) {
        await page.goto("/dashboard");
        await page.getByRole("button", { name: "Start Interview: Technical" }).first().click();
      } else await page.goto("/audio-interview");
      await end(how);
      const box = await openInterviewOrStart();
      await box.waitFor();
      expect(await credits()).toBe(50);
    },
  );

  /** Killed before the start was written down there is nothing to go on with: one starts again, and pays once. */
  async function openInterviewOrStart() {
    await open("/dashboard");
    if ((await credits()) > 50) {
      await startRound(page, "Technical");
      return page.getByRole("textbox");
    }
    await context.close();
    return openInterview();
  }

  describe.each(ENDINGS)("that is %s", (how) => {
    it.each(MOMENTS)(
      "[bug 32] %i ms after the last key has every character that was shown as saved",
      async (after) => {
        await context.close().catch(() => undefined);
        const box = await openInterview();
        const kept = `${how} after ${after} ms: this was saved`;
        await answer(page, kept);
        await box.press("End");
        await page.keyboard.type(TYPED, { delay: 10 });
        await page.waitForTimeout(after);
        await end(how);
        const last = shown;
        const back = await (await openInterview()).inputValue();
        expect(back.startsWith(kept), back).toBe(true);
        expect(back.startsWith(last.startsWith(kept) ? last : kept), back).toBe(true);
        expect((kept + TYPED).startsWith(back), back).toBe(true);
        // Only a browser that is killed in the very moment may lose what it has not shown as saved.
        if (how !== "killed" || after === 250) expect(back).toBe(kept + TYPED);
      },
    );
  });

  it("that is killed while the report is written has it afterwards, and pays nothing more", async () => {
    await context.close().catch(() => undefined);
    await openInterview();
    const finish = page.getByRole("button", { name: "Finish Interview" }).filter({ visible: true });
    const next = page.getByRole("button", { name: "Next", exact: true });
    while (!(await finish.isVisible())) await next.click();
    await finish.click();
    await page.getByRole("dialog").getByRole("button", { name: "Finish Interview" }).click();
    await end("killed");
    await open("/dashboard");
    await until(
      "the report is there",
      page,
      async () => {
        const headers = { Authorization: `Bearer ${localStorage.getItem("token")}` };
        const reply = await fetch("/api/reports", { headers });
        return (await reply.json()).reports.length === 1;
      },
      30_000,
    );
    expect(await credits()).toBe(50);
  });
});
