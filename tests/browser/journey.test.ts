import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumPath, openBrowser, openTab, sizes } from "../lib/browser.ts";
import { answer, atQuestion, questionCount, signUpInPage, startRound, testData } from "../lib/visitor.ts";

/*
 * A new visitor's whole way through the built product, started by the code that `npm start` runs: sign up, upload a
 * real resume, answer, reload in the middle, finish, read the report. On a phone and on a desk, light and dark, with
 * axe on every screen.
 */
const resume = join(testData, "resumes", "plain-sarah-johnson-senior-react-developer.pdf");
const missing = chromiumPath === undefined ? "no Chromium" : existsSync(resume) ? "" : "no test data";
if (missing) console.log(`skipped: ${missing}`);

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

type Finding = { id: string; nodes: string[] };

/** What axe finds on the screen as it stands. */
async function findings(page: Page): Promise<Finding[]> {
  await page.addScriptTag({ path: axe }).catch(() => page.evaluate(() => undefined));
  return page.evaluate(async (tags) => {
    const { axe } = window as unknown as {
      axe: { run(options: unknown): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run({ runOnly: { type: "tag", values: tags } });
    return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.html.slice(0, 160)) }));
  }, TAGS);
}

/** axe in light and in dark colours. */
async function expectAccessible(page: Page) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.waitForTimeout(300);
    expect(await findings(page), `${page.url()} in ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: "light", reducedMotion: null });
}

/** No part of a screen may be wider than the window. */
async function expectNoSidewaysScroll(page: Page) {
  const [content, view] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    window.innerWidth,
  ]);
  expect(content, page.url()).toBeLessThanOrEqual(view ?? 0);
}

describe.skipIf(missing !== "").each(Object.entries(sizes))("a new visitor with a %s", (size, viewport) => {
  const dataDir = mkdtempSync(join(tmpdir(), "taiyari-journey-"));
  let server: { address: string; stop(): Promise<void> };
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    const built = new URL("../../dist/api/server.js", import.meta.url).href;
    const { startServer } = await import(/* @vite-ignore */ built);
    server = await startServer({ PORT: "0", HOST: "127.0.0.1", DATA_DIR: dataDir, LOG_LEVEL: "silent" });
    browser = await openBrowser();
    // axe is injected by the test, which the page's own policy would refuse.
    context = await browser.newContext({ viewport, baseURL: server.address, bypassCSP: true });
    context.setDefaultTimeout(10_000);
    page = await context.newPage();
    page.on("pageerror", (error) => complaints.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function look() {
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }

  it("reads the landing page", async () => {
    await page.goto("/");
    await page.getByRole("button", { name: "Start Practicing" }).first().waitFor();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.locator("#contact-us").waitFor();
    await look();
  });

  it("signs up and sees the dashboard", async () => {
    await signUpInPage(page, `${size}@example.com`);
    await page.getByRole("heading", { name: "Quick Interview" }).waitFor();
    await page.getByText("enough for 2 rounds").waitFor();
    await look();
  });

  it("is led to the resume first, and refused a file that is no PDF", async () => {
    await page
      .getByRole("button", { name: /^Start Interview: / })
      .first()
      .click();
    await page.waitForURL("**/resume-upload**");
    const file = page.locator('input[type="file"]');
    await file.setInputFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from("no pdf") });
    await page.getByText("Only PDF files are allowed").waitFor();
    await look();
    await file.setInputFiles(resume);
    await page.getByRole("button", { name: "Upload resume" }).click();
    await page.waitForURL("**/dashboard");
    await page.getByText("enough for 2 rounds").waitFor();
  });

  it("answers, reloads in the middle, and finds every word and the place again", async () => {
    const question = await startRound(page, "Technical");
    await answer(
      page,
      "I led the move to TypeScript because errors reached users, and bugs fell by 30 percent.",
    );
    await look();
    await page.getByRole("button", { name: "Next" }).click();
    await atQuestion(page, 2);
    await answer(page, "Second answer, half finis");
    await page.reload();
    await atQuestion(page, 2);
    expect(await page.getByRole("textbox").inputValue()).toBe("Second answer, half finis");
    await page.getByRole("button", { name: "Previous" }).click();
    await atQuestion(page, 1);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(question);
    expect(await page.getByRole("textbox").inputValue()).toContain("bugs fell by 30 percent");
  });

  it("loses nothing typed in the last moment before the tab is closed", async () => {
    await page.getByRole("textbox").pressSequentially(" And one more thing.");
    await page.close({ runBeforeUnload: false });
    page = await context.newPage();
    await page.goto("/audio-interview");
    const again = page.getByRole("button", { name: "Go on" });
    await Promise.race([again.waitFor(), page.getByRole("textbox").waitFor()]);
    if (await again.isVisible()) await again.click();
    await page.getByRole("textbox").waitFor();
    expect(await page.getByRole("textbox").inputValue()).toContain("And one more thing.");
  });

  it("[bug 30] goes on in a second tab only after taking over, and neither tab loses what the other wrote", async () => {
    const other = await openTab(context);
    const notice = "This round is open in another tab.";
    const box = (tab: Page) => tab.getByRole("textbox");
    await other.goto("/audio-interview");
    await other.getByRole("button", { name: "Go on" }).click();
    await other.getByText(notice).waitFor();
    expect(await box(other).isEditable()).toBe(false);
    await box(page).pressSequentially(" From tab one.");
    await other.getByRole("button", { name: "Continue here" }).click();
    await page.getByText(notice).waitFor();
    expect(await box(page).isEditable()).toBe(false);
    await look();
    await other.getByText(notice).waitFor({ state: "detached" });
    expect(await box(other).inputValue()).toContain(" From tab one.");
    await box(other).pressSequentially(" From tab two.");
    await page.getByRole("button", { name: "Continue here" }).click();
    await other.getByText(notice).waitFor();
    await page.getByText(notice).waitFor({ state: "detached" });
    for (const words of [" From tab one.", " From tab two.", "bugs fell by 30 percent"]) {
      expect(await box(page).inputValue()).toContain(words);
    }
    await other.close();
  });

  it("finishes and reads a scored report", async () => {
    const count = await questionCount(page);
    for (let at = 2; at <= count; at++) {
      await page.getByRole("button", { name: "Next" }).click();
      await atQuestion(page, at);
    }
    const [save, finish] = await Promise.all(
      ["Save Answer", "Finish Interview"].map((name) => page.getByRole("button", { name }).boundingBox()),
    );
    expect((save?.x ?? NaN) + (save?.width ?? NaN)).toBeLessThanOrEqual(finish?.x ?? NaN);
    await page.getByRole("button", { name: "Finish Interview" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText(/no answer yet/).waitFor();
    await look();
    await dialog.getByRole("button", { name: "Finish Interview" }).click();
    await page.waitForURL("**/report/**");
    await page.getByText(/^2 of \d+ answered/).waitFor();
    await page.getByText("bugs fell by 30 percent").first().waitFor();
    await look();
  });

  it("finds the report on the dashboard, and has 50 credits left", async () => {
    await page.goto("/dashboard");
    await page.getByText("enough for 1 round").waitFor();
    await page
      .getByRole("link", { name: /\d+ of 100/ })
      .first()
      .waitFor();
    await look();
  });

  it("sees the other pages, each with a way on", async () => {
    for (const path of ["/rewards", "/contact", "/audio-interview", "/admin/companies", "/nowhere"]) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await look();
    }
  });

  it("signs out to the landing page, and its pages are closed", async () => {
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Logout" }).click();
    await page.getByRole("button", { name: "Start Practicing" }).first().waitFor();
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Start Practicing" }).first().waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
  });

  it("never saw an error in the console", () => {
    const unexpected = complaints.filter((line) => !/status of (400|401|403|404)/.test(line));
    expect(unexpected).toEqual([]);
  });
});
