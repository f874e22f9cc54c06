import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import BetterSqlite3 from "better-sqlite3";
import { Kysely, Migrator, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Env } from "../env.ts";
import type { Engine } from "./engine.ts";
import { house } from "./migrations/0001_house.ts";
import { sync } from "./migrations/0002_sync.ts";
import { jobs } from "./migrations/0003_jobs.ts";
import { spoken } from "./migrations/0004_spoken.ts";
import { payments } from "./migrations/0005_payments.ts";
import { desk } from "./migrations/0006_desk.ts";
import { person } from "./migrations/0007_person.ts";
import { followUp } from "./migrations/0009_followUp.ts";
import { model } from "./migrations/0008_model.ts";
import type { Tables } from "./schema.ts";
import { prepareSqlite, sqliteMigrating, sqliteReader, sqliteTransaction } from "./sqlite.ts";
import { committingTogether, type InTransaction, oneByOne } from "./transaction.ts";

/** The open database. */
export type Database = {
  engine: Engine;
  /** For reading; on SQLite it cannot write. */
  db: Kysely<Tables>;
  /** For writing, and for reading what is about to be written. */
  inTransaction: InTransaction;
  /** Brings the schema up to date. Throws when a migration fails; nothing of it is then stored. */
  migrate(): Promise<void>;
  /** The engine's own connection, for the rate limiter, which brings its own SQL. */
  raw: BetterSqlite3.Database | pg.Pool;
  close(): Promise<void>;
};

const INT8 = 20;

/** Opens SQLite in `file`, and makes the file and its folder where they are missing. */
export function openSqlite(file: string): Database {
  mkdirSync(dirname(file), { recursive: true });
  const raw = new BetterSqlite3(file);
  prepareSqlite(raw);
  const reading = new BetterSqlite3(file, { readonly: true });
  return {
    engine: "sqlite",
    db: sqliteReader<Tables>(reading),
    raw,
    inTransaction: committingTogether(sqliteTransaction<Tables>(raw)),
    migrate: () => migrate(sqliteMigrating<Tables>(raw), "sqlite"),
    close: async () => {
      reading.close();
      raw.close();
    },
  };
}

/** A file beside the database, for what is no part of it; `:memory:` for none. */
export function openBeside<T>(file: string): Kysely<T> {
  const raw = new BetterSqlite3(file);
  prepareSqlite(raw);
  return sqliteMigrating<T>(raw);
}

/** Called with what happened to a connection while nobody used it. */
export type OnLost = (error: Error) => void;

/** Opens PostgreSQL at `url`; the next query replaces an idle connection that was lost. 64-bit integers come back as numbers: ours are counts and milliseconds. */
export function openPostgres(url: string, onLost: OnLost): Database {
  pg.types.setTypeParser(INT8, Number);
  const raw = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000 });
  // Without a listener the process would end.
  raw.on("error", onLost);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: raw }) });
  return {
    engine: "postgres",
    db,
    raw,
    inTransaction: oneByOne(db),
    migrate: () => migrate(db, "postgres"),
    close: () => db.destroy(),
  };
}

async function migrate(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const migrations = {
    "0001_house": house(engine),
    "0002_sync": sync(engine),
    "0003_jobs": jobs(engine),
    "0004_spoken": spoken,
    "0005_payments": payments(engine),
    "0006_desk": desk(engine),
    "0007_person": person,
    "0008_model": model(engine),
    "0009_follow_up": followUp,
  };
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw new Error(`The database could not be brought up to date: ${why(error)}`, { cause: error });
}

type Place = Pick<Env, "databaseUrl" | "dataDir">;

/** For people: where the database was looked for, without the password of its address. */
function placeOf(url: string, file: string): string {
  if (url === "") return `The database file ${file} cannot be opened. DATA_DIR names its folder.`;
  const { host, pathname } = new URL(url);
  return `The database ${pathname.slice(1)} at ${host} does not answer. DATABASE_URL names it.`;
}

function why(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return error instanceof Error && error.message !== "" ? error.message : code;
}

/**
 * Opens the database that the settings name and brings it up to date. Throws an Error with a sentence for people when it
 * cannot be reached, or not be brought up to date; then it is closed again.
 */
export async function openDatabase({ databaseUrl: url, dataDir }: Place, onLost: OnLost): Promise<Database> {
  const file = join(dataDir, "taiyari.sqlite");
  let database: Database | undefined;
  try {
    database = url === "" ? openSqlite(file) : openPostgres(url, onLost);
    await sql`select 1`.execute(database.db);
  } catch (error) {
    await database?.close();
    throw new Error(`${placeOf(url, file)} (${why(error)})`, { cause: error });
  }
  try {
    await database.migrate();
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
