import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readEnv } from "../env.ts";
import { type TestApi, testApi } from "../testing/testApi.ts";

const INDEX = `<!doctype html><script>start("a");</script><script type="module" src="/assets/a.js"></script>`;
const CODE = "export const a = 1;".repeat(100);

function writePage(folder: string) {
  mkdirSync(join(folder, "assets"));
  mkdirSync(join(folder, ".vite"));
  writeFileSync(join(folder, "index.html"), INDEX);
  writeFileSync(join(folder, "sw.js"), "self");
  writeFileSync(join(folder, "manifest.webmanifest"), "{}");
  writeFileSync(join(folder, ".vite", "manifest.json"), "{}");
  writeFileSync(join(folder, "assets", "a.js"), CODE);
  writeFileSync(join(folder, "assets", "a.js.br"), brotliCompressSync(CODE));
  writeFileSync(join(folder, "assets", "a.js.gz"), gzipSync(CODE));
  writeFileSync(join(folder, "assets", "model.wasm"), Buffer.from([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]));
}

describe("the page", () => {
  const folder = mkdtempSync(join(tmpdir(), "page-"));
  let api: TestApi;
  beforeAll(async () => {
    writePage(folder);
    const env = readEnv({ PAGE_DIR: folder, NODE_ENV: "test", LOG_LEVEL: "silent" });
    api = await testApi("sqlite", { env });
  });
  afterAll(async () => {
    await api.close();
    rmSync(folder, { recursive: true });
  });

  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    fetch(`${api.address}${path}`, { method, headers });
  const open = (path: string) => get(path, { Accept: "text/html,application/xhtml+xml" });

  /** As sent, without unpacking and with the address as it is typed. */
  function raw(path: string, headers: Record<string, string>) {
    return new Promise<{ status: number; encoding: unknown; bytes: Buffer }>((resolve, reject) => {
      const { port } = new URL(api.address);
      http
        .get({ port, path, headers, host: "127.0.0.1" }, (res) => {
          const parts: Buffer[] = [];
          res.on("data", (part: Buffer) => parts.push(part));
          res.on("end", () =>
            resolve({
              status: res.statusCode ?? 0,
              encoding: res.headers["content-encoding"],
              bytes: Buffer.concat(parts),
            }),
          );
        })
        .on("error", reject);
    });
  }

  it.each(["/", "/dashboard", "/report/a/b", "/index.html"])("opens %s", async (path) => {
    const reply = await open(path);
    expect([reply.status, await reply.text()]).toEqual([200, INDEX]);
    expect(reply.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(reply.headers.get("Cache-Control")).toBe("no-cache");
  });

  it.each(["/api/nothing", "/ws/nothing", "/assets/gone.js", "/dashboard.php", "/.vite/manifest.json"])(
    "says 404 for %s, also to a browser",
    async (path) => {
      const reply = await open(path);
      expect(reply.status).toBe(404);
      expect(await reply.json()).toMatchObject({ code: "not_found" });
    },
  );

  it("gives index.html only to those who open a page", async () => {
    expect((await get("/dashboard", { Accept: "application/json" })).status).toBe(404);
    expect((await get("/dashboard", { Accept: "text/html" }, "POST")).status).toBe(404);
  });

  it("gives the first page also to those who preview a link, and say that they take anything", async () => {
    const reply = await get("/", { Accept: "*/*" });
    expect([reply.status, await reply.text()]).toEqual([200, INDEX]);
  });

  it("leads a shared file that no service worker has taken to where it can be chosen", async () => {
    const body = new FormData();
    body.set("resume", new Blob(["%PDF-1.4"]), "cv.pdf");
    const reply = await fetch(`${api.address}/share-resume`, { method: "POST", body, redirect: "manual" });
    expect([reply.status, reply.headers.get("Location")]).toEqual([303, "/resume-upload?shared=0"]);
  });

  it("[bug 21] keeps files with a hash in their name for ever, and asks again for the others", async () => {
    expect((await get("/assets/a.js")).headers.get("Cache-Control")).toContain("immutable");
    for (const path of ["/sw.js", "/manifest.webmanifest"]) {
      expect((await get(path)).headers.get("Cache-Control")).toBe("no-cache");
    }
    expect((await get("/sw.js")).headers.get("Content-Type")).toMatch(/^text\/javascript/);
    expect((await get("/assets/model.wasm")).headers.get("Content-Type")).toBe("application/wasm");
  });

  it("sends the best packing that the browser takes", async () => {
    const sent = async (accepted: string) =>
      (await raw("/assets/a.js", { "accept-encoding": accepted })).encoding;
    expect(await sent("gzip, deflate, br")).toBe("br");
    expect(await sent("gzip")).toBe("gzip");
    expect(await sent("br;q=0, gzip;q=0")).toBeUndefined();
    expect(await sent("identity")).toBeUndefined();
    const reply = await get("/assets/a.js");
    expect([await reply.text(), reply.headers.get("Vary")]).toEqual([CODE, "Accept-Encoding"]);
  });

  it("answers 304 when nothing has changed", async () => {
    const etag = (await get("/sw.js")).headers.get("ETag") ?? "";
    expect((await raw("/sw.js", { "If-None-Match": etag })).status).toBe(304);
    expect((await raw("/sw.js", { "If-None-Match": '"other"' })).status).toBe(200);
  });

  it.each([
    ["bytes=2-4", 206, [2, 3, 4], "bytes 2-4/10"],
    ["bytes=7-", 206, [7, 8, 9], "bytes 7-9/10"],
    ["bytes=-2", 206, [8, 9], "bytes 8-9/10"],
    ["bytes=8-99", 206, [8, 9], "bytes 8-9/10"],
    ["bytes=10-", 416, [], "bytes */10"],
    ["bytes=4-2", 200, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], null],
    ["bytes=0-1,3-4", 200, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], null],
    ["lines=1-2", 200, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], null],
  ])("answers %s with %i", async (range, status, bytes, content) => {
    const reply = await get("/assets/model.wasm", { Range: range });
    expect(reply.status).toBe(status);
    expect([...new Uint8Array(await reply.arrayBuffer())]).toEqual(bytes);
    expect(reply.headers.get("Content-Range")).toBe(content);
  });

  it("sends the whole file when the part asked for is of an older one", async () => {
    const reply = await get("/assets/model.wasm", { Range: "bytes=2-4", "If-Range": '"older"' });
    expect(reply.status).toBe(200);
  });

  it("sends only the head to HEAD", async () => {
    const reply = await get("/sw.js", {}, "HEAD");
    expect([reply.status, reply.headers.get("Content-Length"), await reply.text()]).toEqual([200, "4", ""]);
  });

  it.each([
    "/../env.ts",
    "/assets/..%2f..%2fenv.ts",
    "/%2e%2e/env.ts",
    "//etc/passwd",
    "/assets/%00",
    "/%E0%A4%A",
  ])("lets %s lead nowhere", async (path) => {
    expect((await raw(path, {})).status).toBe(404);
  });

  it("allows the inline script of the page and no other", async () => {
    const csp = (await open("/")).headers.get("Content-Security-Policy") ?? "";
    const scripts = /script-src ([^;]*)/.exec(csp)?.[1] ?? "";
    expect(scripts).toContain("'sha256-UciMtbAoi11oiDV8hqDHGb4VbA3B7O3cJt7XKJ4FjU8='");
    expect(scripts).not.toMatch(/'unsafe-inline'|'unsafe-eval'|data:|\*/);
  });
});

describe("the page before it is built", () => {
  it("says so, and the API works", async () => {
    const env = readEnv({ PAGE_DIR: "/nowhere", NODE_ENV: "test", LOG_LEVEL: "silent" });
    const api = await testApi("sqlite", { env });
    const reply = await fetch(`${api.address}/`, { headers: { Accept: "text/html" } });
    expect([reply.status, await reply.text()]).toEqual([503, expect.stringContaining("not built yet")]);
    expect((await api.call("GET", "/settings")).status).toBe(200);
    await api.close();
  });
});
