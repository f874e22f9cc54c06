import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { freePort } from "./freePort.ts";
import { untilReady } from "./untilReady.ts";

/** A busy machine takes its time. */
const READY_MS = 60_000;

const preload = join(import.meta.dirname, "dieAtWrite.mjs");

/** The built server as a process of its own, on one port and one folder, that may die and is started again. */
export type MortalServer = {
  address: string;
  /** Starts it where it is not running; `dieAtWrite` is the point at which it kills itself, see dieAtWrite.mjs. */
  start(dieAtWrite?: number): Promise<void>;
  /** SIGKILL, now. */
  kill(): Promise<void>;
  /** Whether it runs. */
  lives(): boolean;
};

/** A server over `dataDir`; it does not run before `start`. */
export async function mortalServer(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<MortalServer> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let gone: Promise<unknown> = Promise.resolve();

  const lives = () => child?.exitCode === null && child.signalCode === null;

  return {
    address,
    lives,
    async start(dieAtWrite) {
      if (lives()) return;
      const env = {
        ...process.env,
        NODE_ENV: "test",
        LOG_LEVEL: "silent",
        HOST: "127.0.0.1",
        PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: "",
        ...settings,
        ...(dieAtWrite === undefined ? {} : { DIE_AT_WRITE: String(dieAtWrite) }),
      };
      const flags = dieAtWrite === undefined ? [] : ["--import", preload];
      child = spawn(process.execPath, [...flags, "dist/api/main.js"], { env, stdio: "inherit" });
      const started = child;
      gone = new Promise((done) => started.once("exit", done));
      const ready = await untilReady(address, READY_MS, lives);
      if (!ready && lives()) throw new Error("The server did not get ready.");
    },
    async kill() {
      child?.kill("SIGKILL");
      await gone;
    },
  };
}
