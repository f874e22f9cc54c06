import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumPath, openBrowser, sizes } from "../lib/browser.ts";
import { type Deployed, deployBuilt } from "../lib/deployed.ts";
import { reportOn, signUpInPage, uploadResume } from "../lib/visitor.ts";

/* The built product: a report is shared by a link, read by somebody who is not signed in, and taken back. */
if (chromiumPath === undefined) console.log("skipped: no Chromium");

const SAID = "We wrote to one machine only, and copied the rest, because two writers lose updates.";

describe.skipIf(chromiumPath === undefined)("a report that is shared", () => {
  let server: Deployed;
  let browser: Browser;
  let page: Page;
  /** Somebody else, in a browser of their own. */
  let stranger: BrowserContext;
  let address: string;
  const complaints: string[] = [];

  async function opened(context: BrowserContext): Promise<Page> {
    context.setDefaultTimeout(20_000);
    const tab = await context.newPage();
    tab.on("pageerror", (error) => complaints.push(String(error)));
    return tab;
  }

  beforeAll(async () => {
    server = await deployBuilt();
    browser = await openBrowser();
    const screen = { viewport: sizes.phone, baseURL: server.address };
    page = await opened(await browser.newContext(screen));
    stranger = await browser.newContext({ ...screen, viewport: sizes.desk });
    await signUpInPage(page);
    await uploadResume(page);
    await reportOn(page, SAID);
  }, 90_000);
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  it("[SH1] gives a link with two presses", async () => {
    await page.getByRole("button", { name: "Share", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Share this report" });
    await dialog.getByRole("button", { name: "Make a link" }).click();
    address = await dialog.getByLabel("Link to your report").inputValue();
    expect(address).toMatch(/^http:\/\/localhost:\d+\/shared\/[\w-]{43}$/);
  });

  it("[SH2] is read by somebody without an account, who learns of no address; no other site is told of it", async () => {
    const tab = await opened(stranger);
    const reply = await tab.goto(address);
    expect(reply?.headers()["x-robots-tag"]).toBe("noindex, nofollow");
    expect(reply?.headers()["referrer-policy"]).toBe("no-referrer");
    await tab.getByText("Shared report").first().waitFor();
    await tab.getByText(SAID.slice(0, 28)).first().waitFor();
    expect(await tab.getByText("@example.com").count()).toBe(0);
    await tab.close();
  });

  it("[SH3] shows no answer any more once its person has chosen so", async () => {
    const dialog = page.getByRole("dialog", { name: "Share this report" });
    await dialog.getByRole("switch", { name: "Show my answers" }).uncheck();
    await dialog.getByRole("button", { name: "Save the change" }).click();
    await dialog.getByText("Saved. The link is the same.").waitFor();
    const tab = await opened(stranger);
    await tab.goto(address);
    await tab.getByText("The answer is not shown.").first().waitFor();
    expect(await tab.getByText(SAID.slice(0, 28)).count()).toBe(0);
    await tab.close();
  });

  it("[SH4] [SH5] ends at once when it is taken back", async () => {
    const dialog = page.getByRole("dialog", { name: "Share this report" });
    await dialog.getByRole("button", { name: "Take the link back" }).click();
    await dialog.getByRole("button", { name: "Take it back" }).click();
    await dialog.getByText("The link does not work any more.").waitFor();
    const tab = await opened(stranger);
    await tab.goto(address);
    await tab.getByRole("heading", { name: "This link has ended" }).waitFor();
    expect(complaints).toEqual([]);
  });
});
