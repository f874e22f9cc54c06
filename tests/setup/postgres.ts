import type { TestProject } from "vitest/node";
import { startPostgres } from "../lib/postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of a PostgreSQL server, with a role that may create databases. */
    postgresUrl: string;
  }
}

/** Starts a PostgreSQL of its own for the run, and removes it afterwards. */
export default async function setup(project: TestProject) {
  const { url, stop } = await startPostgres();
  project.provide("postgresUrl", url);
  return stop;
}
