import { readFileSync } from "node:fs";
import type { Browser, BrowserContext, CDPSession, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { chromiumPath, openBrowser, sizes } from "../lib/browser.ts";
import { type Deployed, deployBuilt } from "../lib/deployed.ts";
import { answer, signUpInPage, startRound, uploadResume } from "../lib/visitor.ts";
import { cached, countLoads, evict, workerReady } from "../lib/worker.ts";

/*
 * The built product as an installed app: what it opens without a network, with a server that is no help, and when the
 * browser has thrown parts of it away. The numbers are those of public bugs of other apps.
 */
if (chromiumPath === undefined) console.log("skipped: no Chromium");

/** The longest that a person may look at nothing, in milliseconds. */
const PAINTED_WITHIN = 2_000;

describe.skipIf(chromiumPath === undefined)("the app without a network", () => {
  let server: Deployed;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    server = await deployBuilt();
    browser = await openBrowser();
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  beforeEach(async () => {
    await context?.close();
    context = await browser.newContext({ viewport: sizes.phone, baseURL: server.address });
    context.setDefaultTimeout(10_000);
    page = await context.newPage();
    await page.goto("/");
    await workerReady(page);
  }, 60_000);

  const heading = (text: string | RegExp) => page.getByRole("heading", { name: text }).first().waitFor();
  const start = () => page.getByRole("button", { name: "Start Practicing" }).first().waitFor();

  it("can be installed: the browser finds nothing wrong with it", async () => {
    const cdp: CDPSession = await context.newCDPSession(page);
    const { installabilityErrors } = await cdp.send("Page.getInstallabilityErrors");
    // A window that keeps nothing cannot install anything; that is about the test's window.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
    const { errors, url } = await cdp.send("Page.getAppManifest");
    expect([errors, new URL(url).pathname]).toEqual([[], "/manifest.webmanifest"]);
    const { appId } = await cdp.send("Page.getAppId");
    expect(appId).toBe(`${server.address}/`);
  });

  it("has every picture that its manifest names, in the size it says", async () => {
    const manifest = await (await fetch(`${server.address}/manifest.webmanifest`)).json();
    const pictures = [
      ...manifest.icons,
      ...manifest.screenshots,
      ...manifest.shortcuts.flatMap((shortcut: { icons: unknown[] }) => shortcut.icons),
    ];
    expect(pictures.length).toBeGreaterThan(7);
    for (const { src, sizes, type } of pictures) {
      const said = await page.evaluate(async (address) => {
        const reply = await fetch(address);
        const { width, height } = await createImageBitmap(await reply.clone().blob());
        return [`${width}x${height}`, reply.headers.get("Content-Type")];
      }, src);
      expect(said, src).toEqual([sizes, type]);
    }
  });

  it("opens in aeroplane mode, at every address", async () => {
    await context.setOffline(true);
    await page.goto("/");
    await start();
    await page.goto("/contact");
    await heading(/./);
    await page.goto("/nowhere/at/all");
    await heading(/./);
    await page.reload();
    await heading(/./);
  });

  it("opens a signed-in person's pages in aeroplane mode, in a tab that was never online", async () => {
    await signUpInPage(page);
    await heading("Quick Interview");
    await page.close();
    await context.setOffline(true);
    page = await context.newPage();
    await page.goto("/?source=pwa");
    await heading("Quick Interview");
    await page.goto("/rewards");
    await heading(/./);
    await page.goto("/report/company/round");
    await heading(/./);
  });

  it("[bug 22] leaves the server's own addresses, ways back from a sign-in, and files to the server", async () => {
    for (const address of [
      "/api/settings",
      "/api?x=1",
      "/auth/google?code=a.b&state=/dashboard",
      "/ws/transcribe",
      "/healthz",
      "/readyz",
      "/metrics?x",
      "/robots.txt",
      "/files/gone.pdf",
    ]) {
      const [reply] = await Promise.all([
        page.waitForResponse((response) => response.url() === server.address + address),
        // Some of these are downloads or refusals, which end a navigation early.
        page.goto(address).catch(() => null),
      ]);
      expect(reply.fromServiceWorker(), address).toBe(false);
    }
  });

  it("[bug 22] answers for pages itself, whatever stands in their query", async () => {
    const reply = await page.goto("/dashboard?next=/api/x&file=a.pdf");
    expect(reply?.fromServiceWorker()).toBe(true);
  });

  it("[bug 23] keeps no reply of the API, and shows the next person nothing of the last", async () => {
    await signUpInPage(page, "first@example.com");
    await page.getByText("first@example.com").first().waitFor();
    await page.getByRole("button", { name: "Logout" }).click();
    await start();
    await signUpInPage(page, "second@example.com");
    await page.getByText("second@example.com").first().waitFor();
    expect((await cached(page)).filter((path) => path.startsWith("/api"))).toEqual([]);
    await context.setOffline(true);
    await page.reload();
    await page.getByText("second@example.com").first().waitFor();
    expect(await page.getByText("first@example.com").count()).toBe(0);
  });

  it("keeps no more than the shell, and none of what only some people need", async () => {
    const paths = await cached(page);
    expect(paths).toContain("/index.html");
    expect(paths.filter((path) => /worker|\/ort-|\.wasm|\.map$|pictures/.test(path))).toEqual([]);
    const listed = [...readFileSync("dist/app/sw.js", "utf8").matchAll(/"revision":null,"url":"([^"]+)"/g)];
    expect(listed.map(([, url]) => `/${url}`).filter((path) => !paths.includes(path))).toEqual([]);
  });

  describe("and with a server that takes the call and never answers", () => {
    const painted = async (what: () => Promise<unknown>) => {
      const begin = Date.now();
      await what();
      return Date.now() - begin;
    };

    it("[bug 24] paints the app at once", async () => {
      await signUpInPage(page);
      await heading("Quick Interview");
      await server.fallSilent();
      try {
        const took = await painted(async () => {
          await page.goto("/dashboard", { waitUntil: "commit" });
          await page.getByText("enough for 2 rounds").waitFor();
        });
        expect(took).toBeLessThan(PAINTED_WITHIN);
      } finally {
        await server.deploy("./dist/app");
      }
    });

    it("[bug 24] says so in plain words where nothing is kept, and opens by itself when the server is back", async () => {
      await evict(page, ".*");
      await server.fallSilent();
      try {
        const took = await painted(async () => {
          await page.goto("/contact", { waitUntil: "commit" });
          await heading("One moment");
        });
        expect(took).toBeLessThan(PAINTED_WITHIN);
      } finally {
        await server.deploy("./dist/app");
      }
      await page.getByRole("heading", { name: "One moment" }).waitFor({ state: "detached", timeout: 25_000 });
      await heading(/./);
    });
  });

  describe("and with holes in what the browser has kept", () => {
    it("[bug 25] fetches what is missing and keeps it again", async () => {
      const before = await cached(page);
      await evict(page, "^/assets/");
      await page.goto("/");
      await start();
      await context.setOffline(true);
      await page.reload();
      await start();
      expect(before.filter((path) => path.startsWith("/assets/react"))).toEqual(
        (await cached(page)).filter((path) => path.startsWith("/assets/react")),
      );
    });

    it("[bug 25] shows a plain page where nothing can be fetched, from which the answers can be taken along", async () => {
      await signUpInPage(page);
      await uploadResume(page);
      await startRound(page, "Technical");
      await answer(page, "Kept although the app is gone.");
      await evict(page, "^/assets/");
      const cdp = await context.newCDPSession(page);
      await cdp.send("Network.clearBrowserCache");
      await context.setOffline(true);
      await page.goto("/dashboard", { waitUntil: "commit" });
      await heading("Taiyari is not starting");
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Export my answers" }).click(),
      ]);
      expect(readFileSync(await download.path(), "utf8")).toContain("Kept although the app is gone.");
      await context.setOffline(false);
      await page.getByRole("button", { name: "Reload" }).click();
      await heading("Quick Interview");
    });

    it.each([
      { online: true, says: "wrongly that there is one", most: 1 },
      { online: false, says: "that there is none", most: 0 },
    ])(
      "[bug 14] does not load again and again without a network, where the browser says $says",
      async (told) => {
        await evict(page, "^/assets/(Contact|Page)");
        const cdp = await context.newCDPSession(page);
        await cdp.send("Network.clearBrowserCache");
        await context.addInitScript((online) => {
          Object.defineProperty(navigator, "onLine", { get: () => online });
        }, told.online);
        await context.setOffline(true);
        await page.goto("/contact");
        const loads = countLoads(page);
        await heading("This page has not reached you yet");
        await page.waitForTimeout(2_500);
        expect(loads()).toBeLessThanOrEqual(told.most);
        await heading("This page has not reached you yet");
      },
    );
  });
});
