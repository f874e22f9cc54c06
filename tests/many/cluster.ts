import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { freePort } from "../lib/freePort.ts";
import { untilReady } from "../lib/untilReady.ts";

const root = resolve(import.meta.dirname, "../..");

/** Builds the server into a folder inside the repository, so that the bundle finds its packages. */
async function buildServer(): Promise<string> {
  mkdirSync(join(root, ".cache"), { recursive: true });
  const folder = mkdtempSync(join(root, ".cache", "many-"));
  const api = join(root, "api/src");
  await build({
    entryPoints: { main: join(api, "main.ts"), pdfWorker: join(api, "resumes/pdfWorker.ts") },
    outdir: folder,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    splitting: true,
  });
  return folder;
}

/** One server process that can be killed and started again at the same port. */
class Process {
  readonly port: number;
  readonly #start: () => ChildProcess;
  #child: ChildProcess | undefined;
  said = "";

  constructor(port: number, start: () => ChildProcess) {
    this.port = port;
    this.#start = start;
  }

  start() {
    const child = this.#start();
    this.#child = child;
    child.stderr?.on("data", (part: Buffer) => (this.said += part.toString()));
  }

  /** Ends it with a signal and waits until it is gone; returns its exit code. */
  async end(signal: "SIGKILL" | "SIGTERM"): Promise<number | null> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const gone = new Promise<number | null>((ended) => child.once("exit", ended));
    child.kill(signal);
    return gone;
  }

  async untilUp(ms = 60_000) {
    if (await untilReady(`http://127.0.0.1:${this.port}`, ms)) return;
    throw new Error(`A server did not come up: ${this.said}`);
  }
}

/** Hands a request to the upstreams in turn. One that takes no connection is passed over; nothing is sent twice. */
function proxyTo(ports: readonly number[]): http.Server {
  let turn = 0;
  return http.createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => attempt(turn++, ports.length));

    function attempt(at: number, left: number) {
      const port = ports[at % ports.length];
      const { method = "GET", url = "/", headers } = request;
      const onward = http.request({ host: "127.0.0.1", port, method, path: url, headers }, (answer) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.on("error", () => reply.destroy());
        answer.on("aborted", () => reply.destroy());
        answer.pipe(reply);
      });
      onward.on("error", (error: NodeJS.ErrnoException) => {
        if (error.code === "ECONNREFUSED" && left > 1) attempt(at + 1, left - 1);
        // The server may have done it or not: the caller cannot know either.
        else reply.destroy();
      });
      onward.end(Buffer.concat(parts));
    }
  });
}

export type Cluster = {
  /** Where the proxy listens. */
  address: string;
  processes: readonly Process[];
  /** Ends all with SIGTERM and returns their exit codes; once. */
  stop(): Promise<(number | null)[]>;
};

/** So many server processes on one database, behind a proxy that takes them in turn. */
export async function startCluster(count: number, settings: Record<string, string>): Promise<Cluster> {
  const folder = await buildServer();
  const processes: Process[] = [];
  for (let n = 0; n < count; n++) {
    const port = await freePort();
    const env = { PATH: process.env["PATH"], ...settings, HOST: "127.0.0.1", PORT: String(port) };
    const options = { env, stdio: ["ignore", "ignore", "pipe"] as ["ignore", "ignore", "pipe"] };
    processes.push(new Process(port, () => spawn(process.execPath, [join(folder, "main.js")], options)));
  }
  try {
    for (const one of processes) one.start();
    await Promise.all(processes.map((one) => one.untilUp()));
  } catch (error) {
    await Promise.all(processes.map((one) => one.end("SIGKILL")));
    rmSync(folder, { recursive: true });
    throw error;
  }
  const proxy = proxyTo(processes.map(({ port }) => port));
  await new Promise<void>((ready) => proxy.listen(0, "127.0.0.1", ready));
  const { port } = proxy.address() as AddressInfo;
  async function stop() {
    proxy.closeAllConnections();
    await new Promise((closed) => proxy.close(closed));
    const codes = await Promise.all(processes.map((one) => one.end("SIGTERM")));
    rmSync(folder, { recursive: true });
    return codes;
  }
  let stopped: ReturnType<typeof stop> | undefined;
  return {
    address: `http://127.0.0.1:${port}`,
    processes,
    stop: () => (stopped ??= stop()),
  };
}
