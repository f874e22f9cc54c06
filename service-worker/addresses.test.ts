import { describe, expect, it } from "vitest";
import { isOfEditor, isPage, safePath } from "./addresses.ts";

describe("the addresses that index.html stands for", () => {
  it.each([
    "/",
    "/?source=pwa",
    "/dashboard",
    "/report/company/round",
    "/audio-interview?x=1",
    "/apiary",
    "/wsx",
    "/authors",
    "/admin/companies",
    "/dashboard?next=/api/x&file=a.pdf",
  ])("are those of pages: %s", (address) => expect(isPage(address)).toBe(true));

  it.each([
    "/api",
    "/api?x=1",
    "/api/settings",
    "/ws",
    "/ws/transcribe?y",
    "/auth/google?code=4/0A.b&state=/dashboard",
    "/healthz",
    "/readyz",
    "/metrics?x",
    "/sw.js",
    "/assets/a-1.js?v=2",
    "/files/cv.pdf",
    "/.well-known/assetlinks.json",
  ])("[bug 22] are not the server's own, nor files: %s", (address) => expect(isPage(address)).toBe(false));
});

describe("the editor of code", () => {
  it("is known by the names of its files", () => {
    expect(isOfEditor("/assets/editor-core-3cyNaoMl.js")).toBe(true);
    for (const path of [
      "/assets/Editor-1.js",
      "/assets/editor-1.css",
      "/editor-1.js",
      "/assets/a/editor-1.js",
    ])
      expect(isOfEditor(path), path).toBe(false);
  });
});

describe("a path that came from outside", () => {
  it("is taken when it leads into the app", () => {
    expect(safePath("/report/a/b", "/dashboard")).toBe("/report/a/b");
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "javascript:x",
    "report",
    "/a b",
    1,
    null,
  ])("is not taken otherwise: %s", (path) => expect(safePath(path, "/dashboard")).toBe("/dashboard"));
});
