import type BetterSqlite3 from "better-sqlite3";
import {
  CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Driver,
  DummyDriver,
  Kysely,
  type KyselyProps,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  Transaction,
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

/** Settings that make "answered with success" mean "on the disk", even when the power goes. */
export function prepareSqlite(database: BetterSqlite3.Database) {
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  database.pragma("busy_timeout = 5000");
  database.pragma("journal_size_limit = 67108864");
}

/** For migrations, which bring their own transactions. */
export function sqliteMigrating<Tables>(raw: BetterSqlite3.Database): Kysely<Tables> {
  return new Kysely({ dialect: new ImmediateDialect({ database: raw }) });
}

/** Its statements run to their end within the call, so that nobody needs to wait for a turn. */
class DirectConnection implements DatabaseConnection {
  readonly #raw: BetterSqlite3.Database;
  /** Most queries are the same few: their statements are kept. */
  readonly #statements = new Map<string, BetterSqlite3.Statement>();

  constructor(raw: BetterSqlite3.Database) {
    this.#raw = raw;
  }

  #prepare(text: string): BetterSqlite3.Statement {
    const known = this.#statements.get(text);
    if (known) return known;
    const statement = this.#raw.prepare(text);
    // Lists of many lengths make ever new texts; the busy ones are soon back.
    if (this.#statements.size >= 500) this.#statements.clear();
    this.#statements.set(text, statement);
    return statement;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    // The schema types what a query returns; better-sqlite3 cannot know it.
    const statement = this.#prepare(sql) as BetterSqlite3.Statement<unknown[], Row>;
    if (statement.reader) return { rows: statement.all(...parameters) };
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery(query);
  }
}

/** Kysely over one connection without its turns and its wrappers, which take longer than a statement of SQLite does. */
function direct(raw: BetterSqlite3.Database): KyselyProps {
  const connection = new DirectConnection(raw);
  const dialect = new SqliteDialect({ database: raw });
  const executor = new DefaultQueryExecutor(dialect.createQueryCompiler(), dialect.createAdapter(), {
    provideConnection: (use) => use(connection),
  });
  return { config: { dialect }, dialect, driver: new DummyDriver(), executor };
}

/**
 * A second connection to a file, which only reads: it sees what is committed, and neither waits for a transaction of the
 * writer nor for other reads.
 */
export function sqliteReader<Tables>(raw: BetterSqlite3.Database): Kysely<Tables> {
  raw.pragma("busy_timeout = 5000");
  return new Kysely(direct(raw));
}

/** Runs work in one transaction on the connection that writes; the caller waits for its end before the next one. */
export function sqliteTransaction<Tables>(raw: BetterSqlite3.Database) {
  const trx = new Transaction<Tables>(direct(raw));
  const [begin, commit, rollback] = [
    raw.prepare("begin immediate"),
    raw.prepare("commit"),
    raw.prepare("rollback"),
  ];
  return async (work: (trx: Transaction<Tables>) => Promise<void>): Promise<void> => {
    begin.run();
    try {
      await work(trx);
      commit.run();
    } catch (error) {
      // A full disk may have undone it already.
      if (raw.inTransaction) rollback.run();
      throw error;
    }
  };
}
