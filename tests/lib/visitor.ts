import { join } from "node:path";
import { expect } from "vitest";
import type { Page } from "playwright-core";
import { resumePdf } from "./resumePdf.ts";

/** Folder of the shared test data; a test that needs it says so when it is absent. */
export const testData = process.env["TEST_DATA_DIR"] ?? join(process.cwd(), "../shared/data");

/** Says that nobody has invited this person, so that the question does not come over what a test looks at. */
async function sayNobody(page: Page) {
  await page.evaluate((at) => {
    const { userId } = JSON.parse(localStorage.getItem("taiyari-profile") ?? "{}");
    const answer = { at, value: { times: 0, never: true } };
    localStorage.setItem(`taiyari-copy:own:${userId}:referrer`, JSON.stringify(answer));
  }, Date.now());
}

/**
 * From the landing page to the dashboard with a new account.
 * @param invited the person is asked who invited them, as everybody is
 */
export async function signUpInPage(page: Page, email = `c${Date.now()}@example.com`, invited = false) {
  if (new URL(page.url()).pathname !== "/") await page.goto("/");
  await page.getByRole("button", { name: "Start Practicing" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "New here? Create an account" }).click();
  await dialog.getByLabel("Your name").fill("Candidate");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill("correct horse");
  await dialog.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL("**/dashboard");
  if (!invited) await sayNobody(page);
  // Next goes on at once; what is asked about an answer has a journey of its own.
  await page.evaluate(() => localStorage.setItem("taiyari-follow-ups", "off"));
}

/** Uploads a PDF from a path, or a small made one, and waits to be led back to the dashboard. */
export async function uploadResume(page: Page, path?: string) {
  await page.goto("/resume-upload");
  const made = { name: "resume.pdf", mimeType: "application/pdf", buffer: Buffer.from(resumePdf()) };
  await page.locator('input[type="file"]').setInputFiles(path ?? made);
  await page.getByRole("button", { name: "Upload resume" }).click();
  await page.waitForURL("**/dashboard");
}

/** Starts the round with this title and waits for its first question; returns the question. */
export async function startRound(page: Page, title: string): Promise<string> {
  await page.goto("/dashboard");
  await page
    .getByRole("button", { name: `Start Interview: ${title}` })
    .first()
    .click();
  await page.waitForURL("**/audio-interview");
  await page.getByRole("textbox").waitFor();
  return page.getByRole("heading", { level: 1 }).innerText();
}

/** Types an answer and waits until the page says that it is down. */
export async function answer(page: Page, text: string) {
  await page.getByRole("textbox").fill(text);
  // It may be in the account a moment later, before anybody could read that it is on this device.
  await page.locator('p[data-state="kept"]').waitFor();
}

const place = (page: Page, pattern: RegExp) => page.getByText(pattern).filter({ visible: true }).first();

/** Waits until the question with this number, from 1, is on the screen. */
export const atQuestion = (page: Page, number: number) =>
  place(page, new RegExp(`^Question ${number} of \\d+$`)).waitFor();

/** How many questions the round has. */
export async function questionCount(page: Page): Promise<number> {
  const [, count] = /of (\d+)/.exec(await place(page, /^Question \d+ of \d+$/).innerText()) ?? [];
  expect(Number(count)).toBeGreaterThan(2);
  return Number(count);
}

/** Plays the technical round with this answer to its first question and none to the others, up to its report. */
export async function reportOn(page: Page, said: string) {
  await startRound(page, "Technical");
  await answer(page, said);
  const count = await questionCount(page);
  for (let at = 2; at <= count; at++) {
    await page.getByRole("button", { name: "Next" }).click();
    await atQuestion(page, at);
  }
  await page.getByRole("button", { name: "Finish Interview" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Finish Interview" }).click();
  await page.waitForURL("**/report/**");
  await page.getByText(/^1 of \d+ answered/).waitFor();
}
