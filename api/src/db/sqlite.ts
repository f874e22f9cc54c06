import type BetterSqlite3 from "better-sqlite3";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from "kysely";

/** A deferred transaction that turns to writing fails at once when another writer is there; this one waits. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

/** SQLite undoes changes of the schema too; told so, Kysely runs a migration whole or not at all, one process at a time. */
class WholeMigrations extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ImmediateDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#config);
  }

  override createAdapter(): SqliteAdapter {
    return new WholeMigrations();
  }
}

/** Kysely prepares each query anew; most of ours are the same few, so their statements are kept. */
function withStatementCache(database: BetterSqlite3.Database) {
  const statements = new Map<string, BetterSqlite3.Statement>();
  return {
    close: () => void database.close(),
    prepare(text: string) {
      const known = statements.get(text);
      if (known) return known;
      const statement = database.prepare(text);
      if (statements.size < 500) statements.set(text, statement);
      return statement;
    },
  };
}

/** Settings that make "answered with success" mean "on the disk", even when the power goes. */
export function prepareSqlite(database: BetterSqlite3.Database) {
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  database.pragma("busy_timeout = 5000");
  database.pragma("journal_size_limit = 67108864");
}

/** The dialect over one connection of better-sqlite3. */
export function sqliteDialect(database: BetterSqlite3.Database): SqliteDialect {
  return new ImmediateDialect({ database: withStatementCache(database) });
}
