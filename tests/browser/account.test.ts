import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fakeGoogle, type FakeGoogle } from "#api/testing/fakeGoogle.ts";
import { fakeMailServer, partsOf } from "#api/testing/fakeMailServer.ts";
import { chromiumPath, openBrowser, sizes } from "../lib/browser.ts";
import { freePort } from "../lib/freePort.ts";
import { signUpInPage } from "../lib/visitor.ts";
import { workerReady } from "../lib/worker.ts";

/*
 * Ways into an account, in a real browser with the built server, a Google and a mail server on this machine.
 */
if (chromiumPath === undefined) console.log("skipped: no Chromium");

const PASSWORD = "correct horse";

describe.skipIf(chromiumPath === undefined)("an account", () => {
  const folder = mkdtempSync(join(tmpdir(), "taiyari-account-"));
  let server: { address: string; stop(): Promise<void> };
  let google: FakeGoogle;
  let mail: Awaited<ReturnType<typeof fakeMailServer>>;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let complaints: string[];

  beforeAll(async () => {
    google = await fakeGoogle();
    mail = await fakeMailServer();
    const port = String(await freePort());
    const built = new URL("../../dist/api/server.js", import.meta.url).href;
    const { startServer } = await import(/* @vite-ignore */ built);
    server = await startServer({
      PORT: port,
      HOST: "127.0.0.1",
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: folder,
      LOG_LEVEL: "silent",
      SMTP_URL: mail.url,
      SMTP_FROM: "Taiyari <hello@taiyari.example>",
      ...google.settings,
    });
    browser = await openBrowser();
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    await google?.close();
    await mail?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function newContext() {
    const made = await browser.newContext({ viewport: sizes.phone, baseURL: server.address });
    made.setDefaultTimeout(15_000);
    return made;
  }
  async function newPage(of: BrowserContext) {
    const made = await of.newPage();
    made.on("pageerror", (error) => complaints.push(String(error)));
    return made;
  }
  beforeEach(async () => {
    complaints = [];
    context = await newContext();
    page = await newPage(context);
  });
  afterEach(async () => {
    await context.close();
    expect(complaints).toEqual([]);
  });

  const button = (of: Page, name: string) => of.getByRole("button", { name, exact: true });
  const openDialog = async (of = page) => {
    await of.goto("/");
    await button(of, "Start Practicing").click();
    await of.getByRole("dialog").waitFor();
  };
  const consent = (of: Page) => of.getByRole("button", { name: "Continue" }).click();
  const continueInPopup = async () => {
    await openDialog();
    const [popup] = await Promise.all([
      page.waitForEvent("popup"),
      button(page, "Continue with Google").click(),
    ]);
    await button(page, "Logging you in....").waitFor();
    // It closes within the press, which the press may not live to tell.
    const pressed = consent(popup).catch((why: unknown) => {
      if (!popup.isClosed()) throw why;
    });
    await Promise.all([popup.waitForEvent("close"), pressed]);
  };
  const onDashboard = (of = page) => of.waitForURL("**/dashboard");
  const signOut = async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto("/");
  };
  const signIn = async (of: Page, email: string, password = PASSWORD) => {
    await openDialog(of);
    const dialog = of.getByRole("dialog");
    await dialog.getByLabel("Email").fill(email);
    await dialog.getByLabel("Password", { exact: true }).fill(password);
    await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
  };

  it("[api bug 30] is opened with Google in a popup, and is the same the next time", async () => {
    google.signIn({ sub: "g-popup", email: "popup@example.com", name: "Asha Rao" });
    await continueInPopup();
    await onDashboard();
    await page.getByText("popup@example.com").first().waitFor();
    await signOut();
    await continueInPopup();
    await onDashboard();
    await page.getByText("Asha Rao").first().waitFor();
  });

  it("goes on with the form when Google's window is closed", async () => {
    await openDialog();
    const [popup] = await Promise.all([
      page.waitForEvent("popup"),
      button(page, "Continue with Google").click(),
    ]);
    await popup.close();
    await page.getByText(/^Google login failed\./).waitFor();
    expect(await page.getByRole("dialog").getByLabel("Email").isVisible()).toBe(true);
  });

  it("is opened with the whole page where popups are blocked, past the service worker", async () => {
    google.signIn({ sub: "g-page", email: "page@example.com", name: "Ravi" });
    await page.addInitScript(() => Object.assign(window, { open: () => null }));
    await page.goto("/");
    await workerReady(page);
    await openDialog();
    await button(page, "Continue with Google").click();
    await consent(page);
    await onDashboard();
    await page.getByText("page@example.com").first().waitFor();
    expect(page.url()).not.toContain("code=");
  });

  it("brings nothing in by an address that somebody else has made", async () => {
    const code = google.give(`${server.address}/auth/google/callback`);
    await page.goto(`/auth/google/callback?code=${encodeURIComponent(code)}&state=theirs`);
    await page.getByText(/^Google login failed/).waitFor();
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
    await page.getByRole("link", { name: "Back to the start" }).click();
    await button(page, "Start Practicing").waitFor();
  });

  it("that has a password already is joined with Google by it, and then opens with either", async () => {
    const email = "both@example.com";
    await signUpInPage(page, email);
    await signOut();
    google.signIn({ sub: "g-both", email, name: "Another Name" });
    await continueInPopup();
    const dialog = page.getByRole("dialog", { name: "You have an account already" });
    await dialog.getByLabel("Password of your account").fill(PASSWORD);
    await dialog.getByRole("button", { name: "Join and sign in" }).click();
    await onDashboard();
    await page.goto("/settings");
    await page.getByText("With Google, or with your email and a password.").waitFor();
    await signOut();
    await continueInPopup();
    await onDashboard();
    await page.getByText("Candidate").first().waitFor();
  });

  it("is joined with Google from the settings", async () => {
    await signUpInPage(page, "later@example.com");
    google.signIn({ sub: "g-later", email: "other@example.com" });
    await page.goto("/settings");
    const [popup] = await Promise.all([
      page.waitForEvent("popup"),
      button(page, "Sign in with Google, too").click(),
    ]);
    await consent(popup);
    await page.getByText("From now on you can sign in with Google, too.").waitFor();
  });

  it("ends elsewhere when its password is changed here", async () => {
    const email = "change@example.com";
    await signUpInPage(page, email);
    const elsewhere = await newContext();
    const other = await newPage(elsewhere);
    await signIn(other, email);
    await onDashboard(other);
    await page.goto("/settings");
    const section = page.getByRole("region", { name: "Your account" });
    await expect.poll(() => section.getByRole("listitem").count()).toBe(2);
    await section.getByRole("button", { name: "Change password" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Present password").fill(PASSWORD);
    await dialog.getByLabel("New password").fill("another horse");
    await dialog.getByRole("button", { name: "Change it" }).click();
    await page.getByText("Your new password holds.").waitFor();
    expect(await section.getByRole("listitem").count()).toBe(1);
    await other.reload();
    await button(other, "Start Practicing").waitFor();
    await elsewhere.close();
    await page.reload();
    await page.getByRole("heading", { name: "Settings" }).waitFor();
  });

  it("is opened again by a link in a letter when the password is forgotten", async () => {
    const email = "forgetful@example.com";
    await signUpInPage(page, email);
    await signOut();
    await openDialog();
    await button(page, "Forgot password").click();
    await page.getByRole("dialog").getByLabel("Email").fill(email);
    await button(page, "Send me a link").click();
    await page.getByText(/a link is on its way/).waitFor();
    await expect.poll(() => mail.got.length, { timeout: 10_000 }).toBe(1);
    const { text, html } = partsOf(mail.got[0]?.raw ?? "");
    const [link = ""] = /http\S+\/reset-password#[\w-]+/.exec(text) ?? [];
    expect(html).toContain(link);
    const phone = await newContext();
    const opened = await newPage(phone);
    await opened.goto(link);
    await opened.getByLabel("New password").fill("another horse");
    await button(opened, "Set it and sign in").click();
    await onDashboard(opened);
    await opened.getByText(email).first().waitFor();
    await opened.getByRole("button", { name: "Logout" }).waitFor();
    await opened.goto(link);
    await opened.getByLabel("New password").fill("a third horse");
    await button(opened, "Set it and sign in").click();
    await opened.getByText(/used already/).waitFor();
    await phone.close();
    await signIn(page, email, "another horse");
    await onDashboard();
  });

  it("is explained on a page that knows whom this server works with", async () => {
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Your data" }).click();
    await page.getByRole("heading", { level: 1, name: "Your data" }).waitFor();
    await page.getByText(/^Google, only if you sign in with it/).waitFor();
    await page.getByText(/^The mail service/).waitFor();
    expect(await page.getByText(/^Razorpay/).count()).toBe(0);
    await workerReady(page);
    await context.setOffline(true);
    await page.goto("/privacy");
    await page.getByText(/could not be asked whom it works with/).waitFor();
    await page.getByText(/^Razorpay/).waitFor();
  });
});
