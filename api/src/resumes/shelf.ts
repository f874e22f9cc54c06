import { createHash } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Deps } from "../deps.ts";
import * as table from "./table.ts";

/** A resume that a person asked to keep in the account. */
export type KeptResume = { name: string; bytes: Uint8Array };

/** Where kept resumes lie: one per person, a new one replaces the old. */
export type ResumeShelf = {
  keep(userId: string, resume: KeptResume): Promise<void>;
  has(userId: string): Promise<boolean>;
  find(userId: string): Promise<KeptResume | undefined>;
  /** Removing none is no error. */
  drop(userId: string): Promise<void>;
};

type House = Pick<Deps, "database" | "clock">;

const describe = (house: House, user_id: string, { name, bytes }: KeptResume) => ({
  user_id,
  name,
  sha256: createHash("sha256").update(bytes).digest("hex"),
  size: bytes.length,
  kept_at: house.clock.now(),
});

const has = async ({ database }: House, userId: string) =>
  (await table.keptName(database.db, userId)) !== undefined;

/** Many machines: the bytes stand in the database, which all of them see. */
export function databaseShelf(house: House): ResumeShelf {
  const { database } = house;
  return {
    async keep(userId, resume) {
      const pdf = Buffer.from(resume.bytes).toString("base64");
      const row = { ...describe(house, userId, resume), pdf };
      await database.inTransaction((trx) => table.keep(trx, row));
    },
    has: (userId) => has(house, userId),
    async find(userId) {
      const row = await table.kept(database.db, userId);
      if (!row || row.pdf === null) return undefined;
      return { name: row.name, bytes: Buffer.from(row.pdf, "base64") };
    },
    async drop(userId) {
      await database.inTransaction((trx) => table.drop(trx, userId));
    },
  };
}

/** Writes a file so that either the whole of it is there or nothing, also when the power goes. */
async function writeWhole(file: string, bytes: Uint8Array, name: string) {
  const part = `${file}.${name}.part`;
  const handle = await open(part, "w", 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(part, file);
}

const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";

/** One machine: the bytes lie in a folder, the row in the database says that they do. */
export function fileShelf(house: House & Pick<Deps, "ids">, folder: string): ResumeShelf {
  const { database } = house;
  const fileOf = (userId: string) => join(folder, `${userId}.pdf`);
  return {
    async keep(userId, resume) {
      await mkdir(folder, { recursive: true });
      await writeWhole(fileOf(userId), resume.bytes, house.ids.make());
      const row = { ...describe(house, userId, resume), pdf: null };
      await database.inTransaction((trx) => table.keep(trx, row));
    },
    has: (userId) => has(house, userId),
    async find(userId) {
      const name = await table.keptName(database.db, userId);
      if (name === undefined) return undefined;
      try {
        return { name, bytes: await readFile(fileOf(userId)) };
      } catch (error) {
        // Removed by hand, or a backup without files: the same as not kept.
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async drop(userId) {
      // The row first: a file without one is never found.
      await database.inTransaction((trx) => table.drop(trx, userId));
      await rm(fileOf(userId), { force: true });
    },
  };
}

/** The shelf that goes with the database's engine. */
export function resumeShelf(deps: Pick<Deps, "database" | "clock" | "ids" | "env">): ResumeShelf {
  return deps.database.engine === "sqlite"
    ? fileShelf(deps, join(deps.env.dataDir, "resumes"))
    : databaseShelf(deps);
}
