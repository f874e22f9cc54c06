import type { Browser, BrowserContext, CDPSession, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumPath, openBrowser, sizes } from "../lib/browser.ts";
import { type Deployed, deployBuilt } from "../lib/deployed.ts";
import { resumePdf } from "../lib/resumePdf.ts";
import { signUpInPage } from "../lib/visitor.ts";
import { cached, workerReady } from "../lib/worker.ts";

/*
 * What the system hands to the installed app: pushes, the news that there is a network again, files of other apps.
 */
if (chromiumPath === undefined) console.log("skipped: no Chromium");

describe.skipIf(chromiumPath === undefined)("the service worker", () => {
  let server: Deployed;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let cdp: CDPSession;
  let registrationId = "";

  beforeAll(async () => {
    server = await deployBuilt();
    browser = await openBrowser();
    context = await browser.newContext({ viewport: sizes.phone, baseURL: server.address });
    await context.grantPermissions(["notifications"]);
    context.setDefaultTimeout(10_000);
    page = await context.newPage();
    cdp = await context.newCDPSession(page);
    cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      registrationId = registrations[0]?.registrationId ?? registrationId;
    });
    await cdp.send("ServiceWorker.enable");
    await page.goto("/");
    await workerReady(page);
    await signUpInPage(page);
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  /** What the page is told while `work` is done. */
  async function told(work: () => Promise<unknown>) {
    const message = page.evaluate(
      () =>
        new Promise((resolve) =>
          navigator.serviceWorker.addEventListener("message", ({ data }) => resolve(data), { once: true }),
        ),
    );
    await work();
    return message;
  }
  const push = (data: string) =>
    cdp.send("ServiceWorker.deliverPushMessage", { origin: server.address, registrationId, data });
  const shown = () =>
    page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, tag, data }) => ({
        title,
        body,
        tag,
        path: data.path,
      })),
    );
  const clear = () =>
    page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).forEach((notice) => notice.close()),
    );

  it("shows a push as one notification for each attempt, and tells the open page", async () => {
    const report = {
      kind: "report",
      attemptId: "attempt-1",
      companyId: "company-1",
      roundId: "round-1",
      title: "Your report is ready",
      body: "Technical, Quick Interview",
    };
    const message = await told(() => push(JSON.stringify(report)));
    expect(message).toEqual({ type: "report.ready", attemptId: "attempt-1" });
    await push(JSON.stringify({ ...report, body: "Again" }));
    await expect
      .poll(shown)
      .toEqual([{ title: report.title, body: "Again", tag: "attempt-1", path: "/report/company-1/round-1" }]);
    await clear();
  });

  it.each(["", "not JSON", '{"companyId":"../../api","roundId":"x"}'])(
    "[bug 50] shows something for the push %j too, since a browser takes the permission away otherwise",
    async (data) => {
      await push(data);
      await expect.poll(shown).toMatchObject([{ title: "Your report is ready", path: "/dashboard" }]);
      await clear();
    },
  );

  it("[bug 15] only wakes the page when the network is back, and sends nothing itself", async () => {
    const asked: string[] = [];
    const note = (request: { url(): string; serviceWorker(): unknown }) => {
      if (request.serviceWorker()) asked.push(request.url());
    };
    context.on("request", note);
    const event = { origin: server.address, registrationId, tag: "queue", lastChance: false };
    expect(await told(() => cdp.send("ServiceWorker.dispatchSyncEvent", event))).toEqual({ type: "sync" });
    context.off("request", note);
    expect(asked).toEqual([]);
  });

  it("[bug 17] leaves requests for a part of a file to the network and keeps none", async () => {
    const before = await cached(page);
    const status = await page.evaluate(async () => {
      const reply = await fetch("/icon-512.png", { headers: { Range: "bytes=0-9" } });
      return [reply.status, (await reply.arrayBuffer()).byteLength];
    });
    expect(status).toEqual([206, 10]);
    expect(await cached(page)).toEqual(before);
  });

  it("takes a PDF that another app shares, without the file ever leaving the device", async () => {
    const posted: string[] = [];
    context.on("request", (request) => {
      if (request.method() === "POST" && request.serviceWorker()) posted.push(request.url());
    });
    await page.evaluate(
      (bytes) => {
        const files = new DataTransfer();
        files.items.add(new File([new Uint8Array(bytes)], "शेयर cv.pdf", { type: "application/pdf" }));
        const form = document.createElement("form");
        Object.assign(form, { method: "post", action: "/share-resume", enctype: "multipart/form-data" });
        const input = document.createElement("input");
        Object.assign(input, { type: "file", name: "resume", files: files.files });
        form.append(input);
        document.body.append(form);
        form.submit();
      },
      [...resumePdf()],
    );
    await page.waitForURL("**/resume-upload**");
    await page.getByText("शेयर cv.pdf").waitFor();
    expect(posted).toEqual([]);
    await page.getByRole("button", { name: "Upload resume" }).click();
    await page.waitForURL("**/dashboard");
    expect((await cached(page)).filter((path) => path.startsWith("/shared"))).toEqual([]);
  });
});
