import { describe, expect, it } from "vitest";
import { SHARED_FILE } from "#models/contract/worker.ts";
import { takeShared } from "./share.ts";
import { fakeCaches } from "./testing/fakeCaches.ts";

const redirect = Response.redirect;
Response.redirect = (path, status) => redirect(new URL(path, "https://app.example"), status);

function posted(fields: Record<string, string | File>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return new Request("https://app.example/share-resume", { method: "POST", body });
}

const pathOf = (reply: Response) => new URL(reply.headers.get("Location") ?? "").search;

describe("a file that another app shares", () => {
  it("is put down for the page, with its name, and the page is opened", async () => {
    const { caches } = fakeCaches();
    const file = new File(["%PDF-1.4"], "मेरा cv.pdf", { type: "application/pdf" });
    const reply = await takeShared(posted({ resume: file }), caches);
    expect([reply.status, pathOf(reply)]).toEqual([303, "?shared=1"]);
    const kept = await (await caches.open(SHARED_FILE.cache)).match(SHARED_FILE.address);
    expect(await kept?.text()).toBe("%PDF-1.4");
    expect(decodeURIComponent(kept?.headers.get("X-File-Name") ?? "")).toBe("मेरा cv.pdf");
  });

  it.each([
    ["no file", {}],
    ["a text instead of a file", { resume: "text" }],
    ["a file that nobody's resume is as large as", { resume: new File([new Uint8Array(21 << 20)], "x.pdf") }],
  ])("is not kept when it is %s; the page is opened all the same", async (_, fields) => {
    const { all, caches } = fakeCaches();
    expect(pathOf(await takeShared(posted(fields), caches))).toBe("?shared=0");
    expect(all.size).toBe(0);
  });
});
