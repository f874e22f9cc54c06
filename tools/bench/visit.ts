import type { Browser, BrowserContext, Page } from "playwright-core";
import { openBrowser, sizes } from "../../tests/lib/browser.ts";
import { signUpInPage, uploadResume } from "../../tests/lib/visitor.ts";
import { type Running, startBuilt } from "./server.ts";

/** Somebody new on a phone, with a resume, in front of the dashboard. */
export type Visit = {
  server: Running;
  browser: Browser;
  context: BrowserContext;
  page: Page;
  end(): Promise<void>;
};

/**
 * Starts the built server and a browser, signs up and uploads a resume.
 * @param watch runs in each page before anything else does
 */
export async function visit(watch?: () => void): Promise<Visit> {
  const server = await startBuilt();
  const browser = await openBrowser();
  const context = await browser.newContext({ viewport: sizes.phone, baseURL: server.address });
  if (watch) await context.addInitScript(watch);
  const page = await context.newPage();
  await page.goto("/");
  await signUpInPage(page);
  await uploadResume(page);
  return {
    server,
    browser,
    context,
    page,
    async end() {
      await browser.close();
      await server.stop();
    },
  };
}
