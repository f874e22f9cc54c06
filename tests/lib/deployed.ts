import { mkdtempSync, rmSync } from "node:fs";
import net from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { builtPage } from "./builds.ts";
import { freePort } from "./freePort.ts";

type Server = { address: string; stop(): Promise<void> };

/** One address and one database, behind which a test puts one release of the page after the other, or worse. */
export type Deployed = {
  address: string;
  /** Serves the page in this folder from now on. */
  deploy(page: string): Promise<void>;
  /** Takes every connection and answers none. */
  fallSilent(): Promise<void>;
  close(): Promise<void>;
};

function silent(port: number): Promise<Server> {
  const open = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    open.add(socket);
    // A caller that hangs up is none any more.
    socket.on("error", () => open.delete(socket));
  });
  const stop = () =>
    new Promise<void>((done) => {
      open.forEach((socket) => socket.destroy());
      server.close(() => done());
    });
  return new Promise((resolve) =>
    server.listen(port, "127.0.0.1", () => resolve({ address: `http://localhost:${port}`, stop })),
  );
}

/** Starts the built server with the built page. @param more of its environment */
export async function deployBuilt(more: Record<string, string> = {}): Promise<Deployed> {
  const dataDir = mkdtempSync(join(tmpdir(), "taiyari-deployed-"));
  const port = await freePort();
  const built = new URL("../../dist/api/server.js", import.meta.url).href;
  const { startServer } = await import(/* @vite-ignore */ built);
  const start = (page: string): Promise<Server> =>
    startServer({
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      PAGE_DIR: page,
      LOG_LEVEL: "silent",
      ...more,
    });
  let server = await start(builtPage);
  async function replace(begin: () => Promise<Server>) {
    await server.stop();
    server = await begin();
  }
  return {
    address: server.address,
    deploy: (page) => replace(() => start(page)),
    fallSilent: () => replace(() => silent(port)),
    async close() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
