import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import Koa from "koa";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { folderOf } from "#models/entities/weights.ts";
import { registeredSet } from "#models/weights/registered.ts";
import { findWeights, weightFiles } from "./weights.ts";

const root = mkdtempSync(join(tmpdir(), "weights-"));
const [built, fetched, mirror] = ["built", "fetched", "mirror"].map((name) => join(root, name)) as [
  string,
  string,
  string,
];
const base = registeredSet("whisper-base");
let address = "";
let close = () => {};

/** All files of the set, of the right length, in `folder`. */
function layOut(folder: string) {
  for (const { path, bytes } of base.files) {
    const file = join(folder, path);
    mkdirSync(join(file, ".."), { recursive: true });
    writeFileSync(file, Buffer.alloc(bytes));
  }
}

beforeAll(async () => {
  const folder = join(built, "tiny@0123456789ab");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "model.onnx"), "weights");
  writeFileSync(join(folder, "model.onnx.gz"), gzipSync("weights"));
  const app = new Koa().use(weightFiles({ built, fetched, mirror: "" }));
  const server = app.listen(0, "127.0.0.1");
  close = () => server.close();
  await once(server, "listening");
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/weights/tiny@0123456789ab/`;
});

afterAll(() => {
  close();
  rmSync(root, { recursive: true });
});

describe("Weights from our own server", () => {
  it("are sent packed and kept for ever, since their address changes with their content", async () => {
    const reply = await fetch(`${address}model.onnx`);
    expect(reply.headers.get("Content-Encoding")).toBe("gzip");
    expect(reply.headers.get("Cache-Control")).toContain("immutable");
    expect(await reply.text()).toBe("weights");
  });

  it("[bug transformers.js#1564] go on where a download was cut off, with the plain bytes", async () => {
    const reply = await fetch(`${address}model.onnx`, { headers: { Range: "bytes=3-" } });
    expect([reply.status, reply.headers.get("Content-Encoding")]).toEqual([206, null]);
    expect(await reply.text()).toBe("ghts");
  });

  it("[bug transformers.js#1296] are a real 404 where they are not there, never a page", async () => {
    const replies = await Promise.all(
      ["other.onnx", "..%2f..%2fpackage.json", "model.onnx.gz"].map((path) => fetch(address + path)),
    );
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it("are found where `npm run weights` has put them, or as they lie in a mirror; never by halves", () => {
    const ids = () => findWeights({ built, fetched, mirror }).map(({ set }) => set.id);
    expect(ids()).toEqual([]);
    layOut(join(mirror, base.id));
    expect(ids()).toEqual([base.id]);
    rmSync(join(mirror, base.id, "config.json"));
    expect(ids()).toEqual([]);
    layOut(join(fetched, folderOf(base)));
    expect(ids()).toEqual([base.id]);
  });
});
