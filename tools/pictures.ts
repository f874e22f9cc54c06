/*
 * node --import tsx tools/pictures.ts icons     draws the icons of the installed app from the one mark below
 * node --import tsx tools/pictures.ts screens   takes the pictures for the install dialog from the built product
 *
 * Both need Chromium and write into app/public, where the results are kept: a build does not make them.
 */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { openBrowser, sizes } from "../tests/lib/browser.ts";
import {
  answer,
  atQuestion,
  questionCount,
  signUpInPage,
  startRound,
  uploadResume,
} from "../tests/lib/visitor.ts";
import { startBuilt } from "./bench/server.ts";

const PUBLIC = fileURLToPath(new URL("../app/public/", import.meta.url));
const BUBBLE = "M9 0h10a9 9 0 0 1 9 9v10a9 9 0 0 1-9 9H3a3 3 0 0 1-3-3V9a9 9 0 0 1 9-9z";
const BARS = "M7.5 13v2M10.75 11v6M14 8.5v11M17.25 10.5v7M20.5 12.5v3";
const BRAND = "#0d5a61";

/** The mark with `share` of the picture's width, on `ground` where there is one. */
function drawing({ size = 0, share = 1, ground = "none", bubble = BRAND, bars = "#fff" }) {
  const side = 28 / share;
  const edge = (28 - side) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${edge} ${edge} ${side} ${side}">
    <rect x="${edge}" y="${edge}" width="${side}" height="${side}" fill="${ground}"/>
    <path fill="${bubble}" d="${BUBBLE}"/><path stroke="${bars}" stroke-width="2" stroke-linecap="round" d="${BARS}"/></svg>`;
}

const any = (size: number) => ({ name: `icon-${size}`, svg: drawing({ size, share: 0.92 }), size });
/** Launchers cut any shape out of it; the mark stays inside the circle that every one of them keeps. */
const maskable = (size: number) => ({
  name: `icon-maskable-${size}`,
  svg: drawing({ size, share: 0.52, ground: BRAND, bubble: "#fff", bars: BRAND }),
  size,
});
/** Android colours it itself: only what is opaque counts, so the bars are holes. */
const badge = {
  name: "badge-96",
  size: 96,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="-2 -2 32 32"><mask id="m"><rect x="-2" y="-2" width="32" height="32" fill="#fff"/><path stroke="#000" stroke-width="2" stroke-linecap="round" d="${BARS}"/></mask><path fill="#fff" mask="url(#m)" d="${BUBBLE}"/></svg>`,
};

async function icons(browser: Browser) {
  const page = await browser.newPage();
  for (const { name, svg, size } of [any(96), any(192), any(512), maskable(192), maskable(512), badge]) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<body style="margin:0">${svg}`);
    await page.screenshot({ path: join(PUBLIC, `${name}.png`), omitBackground: true });
  }
}

/** Good answers to the questions on the device, so that the pictures show what a prepared person sees. */
const goodAnswers = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open("aimockinterview-db");
        opening.onsuccess = () => {
          const reading = opening.result.transaction("questions").objectStore("questions").getAll();
          reading.onsuccess = () =>
            resolve(
              reading.result[0].questions.map(
                (question: { expectedAnswer: string }) => question.expectedAnswer,
              ),
            );
        };
      }),
  );

async function shoot(page: Page, name: string) {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  // Fades and counting numbers come to rest.
  await page.waitForTimeout(1_000);
  await page.screenshot({ path: join(PUBLIC, "pictures", `${name}.jpg`), type: "jpeg", quality: 78 });
}

async function finish(page: Page, answers: readonly string[]) {
  const count = await questionCount(page);
  for (let at = 2; at <= count; at++) {
    await page.getByRole("button", { name: "Next" }).click();
    await atQuestion(page, at);
    if (at < count) await answer(page, answers[at - 1] ?? "");
  }
  await page.getByRole("button", { name: "Finish Interview" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Finish Interview" }).click();
  await page.waitForURL("**/report/**");
  await page.getByText(/of \d+ answered/).waitFor();
}

async function screens(browser: Browser) {
  const server = await startBuilt();
  const settings = { baseURL: server.address, reducedMotion: "reduce", serviceWorkers: "block" } as const;
  const phone = { width: 390, height: 800 };
  const context = await browser.newContext({ ...settings, viewport: phone, deviceScaleFactor: 2 });
  const page = await context.newPage();
  await page.goto("/");
  await signUpInPage(page, "candidate@example.com");
  await uploadResume(page);
  await startRound(page, "Technical");
  const answers = await goodAnswers(page);
  // So much that the whole question stays in the picture.
  await answer(
    page,
    (answers[0] ?? "")
      .split(/(?<=\.) /)
      .slice(0, 3)
      .join(" "),
  );
  await shoot(page, "interview-narrow");
  await finish(page, answers);
  await shoot(page, "report-narrow");
  const kept = await context.storageState({ indexedDB: true });
  const desk = await browser.newContext({ ...settings, viewport: sizes.desk, storageState: kept });
  const wide = await desk.newPage();
  await wide.goto("/dashboard");
  await wide.getByText(/enough for/).waitFor();
  await shoot(wide, "dashboard-wide");
  await server.stop();
}

const tasks: Record<string, (browser: Browser) => Promise<void>> = { icons, screens };
const task = tasks[process.argv[2] ?? ""];
if (!task) throw new Error("Say which: icons or screens.");
const browser = await openBrowser();
await task(browser);
await browser.close();
