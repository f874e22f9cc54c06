import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { precache, versionOf, type Entry } from "./precache.ts";
import { fakeCaches } from "./testing/fakeCaches.ts";

const hash = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

type Files = Record<string, string>;

const list = (files: Files): Entry[] =>
  Object.entries(files).map(([path, text]) => ({ url: path.slice(1), integrity: hash(text) }));

const first: Files = { "/index.html": "one", "/assets/a-1.js": "a", "/assets/b-1.js": "b" };
const second: Files = { "/index.html": "two", "/assets/a-1.js": "a", "/assets/b-2.js": "b2" };
const third: Files = { "/index.html": "three", "/assets/a-1.js": "a", "/assets/b-3.js": "b3" };

// Requests of a worker may be relative to it; those of Node may not.
const { Request: NodeRequest } = globalThis;
beforeEach(() => {
  globalThis.Request = class extends NodeRequest {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(new URL(String(input), "https://app.example"), init);
    }
  };
});

function world() {
  const { disk, all, caches } = fakeCaches();
  const server = { files: first, status: 404, asked: [] as string[] };
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url);
    server.asked.push(pathname);
    const text = server.files[pathname];
    return text === undefined ? new Response("none", { status: server.status }) : new Response(text);
  };
  return { disk, all, server, shell: (files: Files) => precache(list(files), { caches, fetch }) };
}

const textOf = async (reply: Response | undefined) => reply?.text();

describe("the precache", () => {
  it("names a version by its files and their contents", () => {
    const versions = [first, second, third, { ...first, "/index.html": "1" }].map((files) =>
      versionOf(list(files)),
    );
    expect(new Set(versions).size).toBe(4);
    expect(versionOf(list(first))).toBe(versions[0]);
  });

  it("fetches everything at first, and then only what is new", async () => {
    const { server, shell } = world();
    await shell(first).install();
    server.asked.length = 0;
    server.files = second;
    await shell(second).install();
    expect(server.asked.sort()).toEqual(["/assets/b-2.js", "/index.html"]);
    expect(await textOf(await shell(second).own("/index.html"))).toBe("two");
    expect(await textOf(await shell(first).own("/index.html"))).toBe("one");
  });

  it("goes on where a broken connection has stopped it", async () => {
    const { server, shell } = world();
    server.files = { "/index.html": "one", "/assets/a-1.js": "a" };
    await expect(shell(first).install()).rejects.toThrow("/assets/b-1.js was answered with 404");
    server.asked.length = 0;
    server.files = first;
    await shell(first).install();
    expect(server.asked).toEqual(["/assets/b-1.js"]);
  });

  it("takes nothing that was not built: another release's page, or a network's sign-in page", async () => {
    const { server, shell } = world();
    server.files = { ...first, "/assets/a-1.js": "<html>Sign in to the train</html>" };
    await expect(shell(first).install()).rejects.toThrow("/assets/a-1.js is not the one that was built");
    await expect(shell(first).file("/assets/a-1.js")).rejects.toThrow(TypeError);
    expect(await shell(first).own("/assets/a-1.js")).toBeUndefined();
  });

  it("[bug 16] gives the room back that a version took which does not fit", async () => {
    const { all, disk, server, shell } = world();
    await shell(first).install();
    server.files = second;
    disk.full = true;
    await expect(shell(second).install()).rejects.toMatchObject({ name: "QuotaExceededError" });
    expect([...all.keys()]).toEqual([shell(first).name]);
    expect(await textOf(await shell(first).file("/index.html"))).toBe("one");
  });

  it("[bug 12] keeps the version before for tabs that run it, and drops older ones", async () => {
    const { all, server, shell } = world();
    for (const files of [first, second, third]) {
      server.files = files;
      await shell(files).install();
      await shell(files).dropOld();
    }
    expect([...all.keys()]).toEqual([shell(second).name, shell(third).name]);
    expect(await textOf(await shell(third).kept("/assets/b-2.js"))).toBe("b2");
  });

  it("drops versions that were never whole", async () => {
    const { all, server, shell } = world();
    await shell(first).install();
    await expect(shell(second).install()).rejects.toThrow();
    server.files = third;
    await shell(third).install();
    await shell(third).dropOld();
    expect([...all.keys()]).toEqual([shell(first).name, shell(third).name]);
  });

  it("[bug 25] fetches a file that the browser has thrown away, and keeps it again", async () => {
    const { all, server, shell } = world();
    await shell(first).install();
    all.get(shell(first).name)?.delete("/assets/a-1.js");
    server.asked.length = 0;
    expect(await textOf(await shell(first).file("/assets/a-1.js"))).toBe("a");
    expect(await textOf(await shell(first).file("/assets/a-1.js"))).toBe("a");
    expect(server.asked).toEqual(["/assets/a-1.js"]);
  });

  it("gives a file to the page also where there is no room to keep it", async () => {
    const { disk, shell } = world();
    disk.full = true;
    expect(await textOf(await shell(first).file("/assets/a-1.js"))).toBe("a");
  });

  it("[bug 13] knows that a version is past repair when the server has not got its files any more", async () => {
    const { all, server, shell } = world();
    await shell(first).install();
    all.get(shell(first).name)?.delete("/assets/b-1.js");
    server.files = second;
    expect(await shell(first).isBroken()).toBe(false);
    expect((await shell(first).file("/assets/b-1.js")).status).toBe(404);
    expect(await shell(first).isBroken()).toBe(true);
  });

  it("[bug 17] keeps no part of a file and no refusal", async () => {
    const { server, shell } = world();
    server.files = {};
    for (server.status of [206, 500]) await shell(first).file("/assets/a-1.js");
    expect(await shell(first).own("/assets/a-1.js")).toBeUndefined();
    expect(await shell(first).isBroken()).toBe(false);
  });
});

describe("the editor of code", () => {
  it("is kept where it was fetched once, and nothing that only stands in its place is", async () => {
    const type = { "Content-Type": "text/javascript" };
    const editor = "/assets/editor-core-1.js";
    const { caches } = fakeCaches();
    const from = (reply: () => Response) => precache(list(first), { caches, fetch: async () => reply() });
    await from(() => new Response("sign in", { headers: { "Content-Type": "text/html" } })).fetchAndKeep(
      editor,
    );
    await from(() => new Response("gone", { status: 404, headers: type })).fetchAndKeep(editor);
    expect(await from(() => Response.error()).kept(editor)).toBeUndefined();
    await from(() => new Response("editor", { headers: type })).fetchAndKeep(editor);
    expect(await textOf(await from(() => Response.error()).kept(editor))).toBe("editor");
  });
});

describe("a damaged storage", () => {
  it("is as good as an empty one: the network is asked", async () => {
    const caches = {
      open: () => Promise.reject(new Error("damaged")),
      match: () => Promise.reject(new Error("damaged")),
      keys: async () => [],
    } as unknown as CacheStorage;
    const shell = precache(list(first), { caches, fetch: async () => new Response(first["/index.html"]) });
    expect(await shell.own("/index.html")).toBeUndefined();
    expect(await shell.kept("/index.html")).toBeUndefined();
    expect(await textOf(await shell.file("/index.html"))).toBe(first["/index.html"]);
  });
});
