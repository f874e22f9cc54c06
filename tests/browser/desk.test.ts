import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumPath, openBrowser, sizes } from "../lib/browser.ts";
import { signUpInPage } from "../lib/visitor.ts";

/*
 * An admin at work in a real browser, on a phone, from the built server: adds a company, changes it, pastes a table of
 * fifty, gives credits to a person who sees them. And a person who is none, who gets to nothing of it.
 */
if (chromiumPath === undefined) console.log("skipped: no Chromium");

const built = (file: string) => new URL(`../../dist/api/${file}`, import.meta.url);

/** A table of fifty companies with two rounds each, as a spreadsheet puts it on the clipboard. */
const table = [
  ["Company Name", "INDUSTRY", "Round Title", "type", "Level", "Minutes"],
  ...Array.from({ length: 50 }, (_, place) => place + 1).flatMap((number) => [
    [`Pasted ${number}`, "Trade", `Talk ${number}`, "hr", "easy", "15"],
    [`Pasted ${number}`, "", `Test ${number}`, "System Design", "hard", "soon"],
  ]),
]
  .map((cells) => cells.join("\t"))
  .join("\n");

describe.skipIf(chromiumPath === undefined)("an admin at the desk", () => {
  const folder = mkdtempSync(join(tmpdir(), "taiyari-desk-"));
  const env = { HOST: "127.0.0.1", DATA_DIR: join(folder, "data"), LOG_LEVEL: "silent" };
  let server: { address: string; stop(): Promise<void> };
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  let admin: Page;
  let person: Page;
  const complaints: string[] = [];

  async function visitor(email: string): Promise<Page> {
    const context = await browser.newContext({ viewport: sizes.phone, baseURL: server.address });
    context.setDefaultTimeout(15_000);
    contexts.push(context);
    const page = await context.newPage();
    page.on("pageerror", (error) => complaints.push(String(error)));
    await page.goto("/");
    await signUpInPage(page, email);
    return page;
  }

  beforeAll(async () => {
    const { startServer } = await import(/* @vite-ignore */ built("server.js").href);
    server = await startServer({ PORT: "0", ...env });
    browser = await openBrowser();
    admin = await visitor("desk@example.com");
    person = await visitor("person@example.com");
    // The command that makes an admin, while the server runs.
    await promisify(execFile)(
      process.execPath,
      [fileURLToPath(built("admin.js")), "grant", "desk@example.com"],
      { env: { ...process.env, ...env } },
    );
  }, 60_000);
  afterAll(async () => {
    for (const context of contexts) await context.close();
    await browser?.close();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
    expect(complaints).toEqual([]);
  });

  const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
  const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

  it("finds the way to the desk in the menu, and adds a company", async () => {
    await admin.reload();
    await button(admin, "Settings").click();
    await admin.getByRole("link", { name: "Admin pages" }).click();
    await heading(admin, "Overview").waitFor();
    await admin.getByRole("link", { name: "Companies", exact: true }).click();
    await admin.getByRole("link", { name: "Add Company" }).click();
    await button(admin, "Add Company").click();
    await admin.getByText("Company name is required").waitFor();
    await admin.getByLabel("Company name").fill("Desk Test Works");
    await admin.getByLabel("Title").fill("First talk");
    // What is typed outlives a reload.
    await admin.reload();
    expect(await admin.getByLabel("Company name").inputValue()).toBe("Desk Test Works");
    await admin.getByLabel("Minutes").fill("4");
    await button(admin, "Add Company").click();
    await admin.getByText("Desk Test Works is saved.").waitFor();
    await expect
      .poll(() => admin.evaluate(() => document.activeElement?.textContent ?? ""))
      .toContain("Desk Test Works");
  });

  it("changes it, and sees both rounds on the dashboard", async () => {
    await admin.getByRole("link", { name: "Edit Desk Test Works" }).click();
    await heading(admin, "Change Desk Test Works").waitFor();
    expect(await admin.getByLabel("Minutes").inputValue()).toBe("30");
    await button(admin, "Add a round").click();
    await admin.getByLabel("Title").last().fill("Second talk");
    await button(admin, "Move Round 2 up").click();
    await button(admin, "Save changes").click();
    await admin.getByText("Desk Test Works is saved.").waitFor();
    await person.goto("/dashboard");
    const starts = person.getByRole("button", { name: /^Start Interview: (First|Second) talk$/ });
    await expect.poll(() => starts.count()).toBe(2);
    expect(await starts.first().getAttribute("aria-label")).toBe("Start Interview: Second talk");
  });

  it("pastes a table of fifty companies: told of what is wrong first, then all of them are there", async () => {
    await admin.getByRole("link", { name: "Bulk Insert" }).click();
    await admin.getByRole("radio", { name: "Paste a table" }).check();
    const text = admin.getByLabel("Table", { exact: true });
    await text.fill(table.replace("System Design", "Juggling"));
    await admin.getByText("Row 3, Type: “Juggling” is not known here.").waitFor();
    expect(await button(admin, "Insert 50 companies").isDisabled()).toBe(true);
    await text.fill(table);
    await admin.getByText("50 companies with 100 rounds").waitFor();
    await button(admin, "Insert 50 companies").click();
    await admin.getByText("50 companies were added.").waitFor();
    await person.reload();
    await person.getByRole("heading", { name: "Pasted 50", exact: true }).waitFor();
    await person.getByRole("heading", { name: "Pasted 1", exact: true }).waitFor();
    expect(await person.getByRole("heading", { name: /^Pasted \d+$/ }).count()).toBe(50);
  });

  it("gives credits to a person, who sees them", async () => {
    await admin.getByRole("link", { name: "People" }).click();
    await admin.getByLabel("Search by name or email").fill("PERSON@");
    await expect.poll(() => admin.getByRole("listitem").filter({ hasText: "@example.com" }).count()).toBe(1);
    await admin.getByRole("button", { name: /^Credits/ }).click();
    await admin.getByLabel("Credits", { exact: true }).fill("250");
    await admin.getByLabel("Reason").fill("A broken round");
    await button(admin, "Give credits").click();
    await admin.getByText("has 350 credits now").waitFor();
    await person.reload();
    await person.getByRole("region", { name: "Your profile" }).getByText("350", { exact: true }).waitFor();
  });

  it("reads in the log what was done", async () => {
    await admin.getByRole("link", { name: "Log", exact: true }).click();
    for (const done of ["added a company", "changed a company", "added several companies"])
      await admin.getByRole("heading", { name: `Candidate: ${done}` }).waitFor();
    await admin.getByText("A broken round").waitFor();
  });

  it("keeps what is typed without a network, and says so", async () => {
    await admin.goto("/admin/companies?tab=add");
    await admin.getByLabel("Company name").fill("From the train");
    await admin.getByLabel("Title").fill("Talk");
    await admin.context().setOffline(true);
    await button(admin, "Add Company").click();
    await admin.getByText(/^Failed to create company\. /).waitFor();
    await admin.context().setOffline(false);
    await admin.reload();
    expect(await admin.getByLabel("Company name").inputValue()).toBe("From the train");
    await button(admin, "Drop what I typed").click();
    expect(await admin.getByLabel("Company name").inputValue()).toBe("");
  });

  it("is the only one who gets there: others see whose page it is, and every call is refused", async () => {
    for (const path of ["/admin", "/admin/companies", "/admin/people"]) {
      await person.goto(path);
      await heading(person, "This page is for admins").waitFor();
    }
    const statuses = await person.evaluate(async () => {
      const token = localStorage.getItem("token");
      const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
      const body = JSON.stringify({ name: "Mine", rounds: [] });
      const calls = [
        fetch("/api/companies", { method: "POST", headers, body }),
        fetch("/api/admin/companies/bulk", { method: "POST", headers, body }),
        fetch("/api/admin/users", { headers }),
        fetch("/api/admin/overview", { headers }),
      ];
      return (await Promise.all(calls)).map(({ status }) => status);
    });
    expect(statuses).toEqual([403, 403, 403, 403]);
  });
});
