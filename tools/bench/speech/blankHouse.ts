import { createReadStream, existsSync } from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

const TYPES: Record<string, string> = {
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".json": "application/json",
  ".wasm": "application/wasm",
};

/** Files of these folders, each under its own path, and texts of one's own; isolated as the product's pages are. */
export type Served = { folders: Record<string, string>; texts: Record<string, string> };

/** An address with one empty page, for what is measured beside the product. */
export type BlankHouse = { address: string; close(): Promise<void> };

function fileAt({ folders }: Served, path: string): string | null {
  const [, top = "", ...rest] = path.split("/");
  const folder = folders[top];
  const file = folder === undefined || rest.includes("..") ? null : join(folder, ...rest);
  return file !== null && existsSync(file) ? file : null;
}

/** Serves them on this machine only. */
export async function openBlankHouse(served: Served): Promise<BlankHouse> {
  const server = http.createServer(({ url = "/" }, reply) => {
    const path = decodeURIComponent(new URL(url, "http://localhost").pathname);
    const text = path === "/" ? "<!doctype html><title>Blank</title>" : served.texts[path];
    const file = fileAt(served, path);
    const type = path === "/" ? "text/html" : (TYPES[extname(path)] ?? "application/octet-stream");
    const headers = { "Content-Type": type, "Document-Isolation-Policy": "isolate-and-credentialless" };
    reply.writeHead(text === undefined && file === null ? 404 : 200, headers);
    if (text !== undefined) reply.end(text);
    else if (file !== null) createReadStream(file).pipe(reply);
    else reply.end();
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
