import type { EntryDraft } from "../entry.ts";

/** Relational databases: what Oracle, SQL Server and PostgreSQL do under load. */
export const softwareSqlEngines: readonly EntryDraft[] = [
  {
    id: "software-oracle-bind-and-bulk",
    family: "software",
    topic: "oracle",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "A slow loop in PL/SQL",
    frames: [
      "You know {skill}. A PL/SQL job updates two million rows in a loop and runs all night. How do you make it fast?",
      "Suppose a nightly Oracle job of {project} updates rows one by one and takes six hours. How do you make it fast?",
      "A PL/SQL job updates two million rows one by one in a loop and runs all night. How do you make it fast?",
    ],
    expected:
      "One UPDATE or MERGE with a join does the set in one go and is mostly fastest. If there must be logic per row, I read with BULK COLLECT and a LIMIT of about a thousand, so memory stays small, and write with FORALL. That removes the context switch between the PL/SQL and the SQL engine for each row. SAVE EXCEPTIONS lets the good rows pass and reports the bad ones. If dynamic SQL glues values in its text, every statement is parsed hard, so I use bind variables. I do not commit each row, since it is slow and leads to snapshot too old. Then I look at the plan with DBMS_XPLAN and at missing statistics.",
    points: [
      {
        text: "sets or bulk instead of row by row",
        accept: [
          "UPDATE or MERGE",
          "set based",
          "merge statement",
          "single UPDATE statement",
          "one MERGE statement",
          "One UPDATE or MERGE",
          "BULK COLLECT",
          "write with FORALL",
        ],
        weight: 0.3,
        must: true,
      },
      { text: "BULK COLLECT with LIMIT and FORALL", accept: ["BULK COLLECT", "FORALL"], weight: 0.25 },
      {
        text: "each row switches between engines",
        accept: ["context switch between", "context switching for each row", "context switches"],
        weight: 0.15,
      },
      {
        text: "bind variables avoid hard parsing",
        accept: ["bind variables", "parsed hard", "hard parse"],
        weight: 0.15,
      },
      {
        text: "committing each row is slow, snapshot too old",
        accept: ["do not commit each row", "snapshot too old", "commit in batches", "commit less often"],
        weight: 0.15,
      },
    ],
    avoid: ["committing each row is the right habit", "FORALL is just a normal loop"],
    link: "https://docs.oracle.com/en/database/oracle/oracle-database/19/lnpls/plsql-optimization-and-tuning.html",
  },
  {
    id: "software-sql-server-sniffed-plan",
    family: "software",
    topic: "sql-server",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "Fast yesterday, slow today",
    frames: [
      "Your {skill} procedure takes 50 milliseconds for most customers and two minutes on some days. What could be the reason, and how do you prove and cure it?",
      "Suppose a stored procedure of {project} on SQL Server is fast for one customer and slow for another. How do you explain it, prove it and cure it?",
      "A SQL Server procedure takes 50 milliseconds on most days, two minutes on others. What may be the reason, and how do you prove and cure it?",
    ],
    expected:
      "This smells of parameter sniffing. SQL Server builds the plan for the values of the first call after the cache was emptied and keeps it. If the first was a tiny customer, the plan uses a seek with key lookups; for the customer with half of all orders that is terrible. I look in Query Store, which shows both plans and their times, and force the good one as first aid. Then I cure it: a covering index which makes one plan good for all, OPTION RECOMPILE if the query is rare and heavy, or OPTIMIZE FOR a typical value. Old statistics and blocking by another session look similar, so I check those too.",
    points: [
      {
        text: "parameter sniffing: plan built for first values",
        accept: [
          "parameter sniffing",
          "plan for the values of the first call",
          "plan cached for the first parameter",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "compare and force plans in Query Store",
        accept: ["Query Store", "force the good plan", "compare the actual plans"],
        weight: 0.25,
      },
      {
        text: "RECOMPILE or OPTIMIZE FOR",
        accept: ["OPTION RECOMPILE", "OPTIMIZE FOR a typical value", "OPTIMIZE FOR hint", "recompile hint"],
        weight: 0.2,
      },
      {
        text: "a covering index suits all values",
        accept: ["covering index which makes one plan", "add a covering index", "better index for both"],
        weight: 0.1,
      },
      {
        text: "rule out old statistics and blocking",
        accept: [
          "old statistics",
          "blocking by another session",
          "outdated statistics",
          "check for blocking",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "a cached plan is the best for every parameter",
      "SQL Server plans every call anew by default",
      "clearing the whole plan cache is the proper cure",
    ],
    link: "https://learn.microsoft.com/en-us/sql/relational-databases/performance/monitoring-performance-by-using-the-query-store",
  },
  {
    id: "software-postgresql-vacuum-bloat",
    family: "software",
    topic: "postgresql",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "A table that only grows",
    frames: [
      "Your {skill} table has two million rows but takes forty gigabytes on disk. How did that happen, and what do you do?",
      "Suppose a busy table of {project} grows on disk although its row count stays the same. What happens in PostgreSQL, and what do you do?",
      "A busy PostgreSQL table keeps two million rows but grows to forty gigabytes. How did that happen, and what do you do?",
    ],
    expected:
      "PostgreSQL never changes a row in place; an update writes a new version and leaves a dead one, and vacuum makes that space usable again. So I look in pg_stat_user_tables at dead tuples and the last autovacuum. Often autovacuum runs too seldom for a big table, because its default waits for twenty percent dead rows, so I lower the scale factor for this table. Or something holds it back: a transaction idle for days, a forgotten replication slot, a prepared transaction. I end that and set idle_in_transaction_session_timeout. Plain vacuum does not shrink the file; VACUUM FULL does, but it locks the table, so I use pg_repack. Fewer indexes on changed columns and a lower fillfactor let HOT updates work.",
    points: [
      {
        text: "updates leave dead row versions",
        accept: ["leaves a dead one", "dead tuples", "MVCC", "dead rows", "old row versions"],
        weight: 0.25,
      },
      {
        text: "autovacuum must clean often enough",
        accept: [
          "scale factor",
          "autovacuum runs too seldom",
          "tune autovacuum",
          "vacuum cleans dead rows",
          "vacuum did not run",
          "vacuum is not running",
          "autovacuum settings",
          "vacuum not keeping up",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "old transactions or slots hold it back",
        accept: [
          "transaction idle",
          "replication slot",
          "long running transaction",
          "idle in transaction",
          "open transaction blocks vacuum",
        ],
        weight: 0.2,
      },
      {
        text: "VACUUM FULL locks, pg_repack does not",
        accept: ["VACUUM FULL locks the table", "use pg_repack"],
        weight: 0.2,
      },
      { text: "fillfactor and HOT updates", accept: ["fillfactor", "HOT updates"], weight: 0.1 },
    ],
    avoid: [
      "an update changes the row in place",
      "VACUUM FULL is harmless at rush hour",
      "turning autovacuum off saves space",
      "plain vacuum shrinks the file",
    ],
    link: "https://www.postgresql.org/docs/current/routine-vacuuming.html",
  },
  {
    id: "software-postgresql-too-many-clients",
    family: "software",
    topic: "postgresql",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "Too many clients already",
    frames: [
      "{project} runs in forty copies now, and {skill} says that there are too many clients already. What do you do, and what does it cost?",
      "Suppose {project} scales to forty copies and PostgreSQL refuses connections. Would you raise the limit, and if not, what do you do?",
      "A service scales to forty copies and PostgreSQL says too many clients already. Would you raise max_connections, and if not, what do you do?",
    ],
    expected:
      "Forty copies with a pool of twenty want eight hundred connections, and each is a process with its own memory, so raising the limit only moves the trouble to memory and switching. A database with eight cores works best with perhaps twenty to forty busy ones. So I first shrink each pool to two or three, since requests wait a little and still end sooner. Then I put PgBouncer in transaction mode between, which shares few server connections among many clients. The price: session things such as SET, advisory locks and LISTEN no longer work there, and prepared statements need a newer PgBouncer, 1.21 or later. I also look for leaks, connections that sit idle in transaction.",
    points: [
      {
        text: "count copies times pool size",
        accept: [
          "Forty copies with a pool",
          "copies times pool",
          "forty times the pool size",
          "each copy opens its own pool",
        ],
        weight: 0.25,
      },
      {
        text: "every connection is a process with memory",
        accept: ["process with its own memory", "connection is a process", "each connection takes memory"],
        weight: 0.2,
      },
      {
        text: "smaller pools work better",
        accept: ["shrink each pool", "smaller pool", "reduce the pool size", "fewer connections per copy"],
        weight: 0.2,
      },
      {
        text: "smaller pools and a pooler between",
        accept: [
          "PgBouncer",
          "connection pooler",
          "put PgBouncer in transaction mode",
          "shrink each pool",
          "connection pooling",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "SET, LISTEN, advisory locks break",
        accept: [
          "advisory locks",
          "LISTEN no longer work",
          "prepared statements need a newer",
          "session settings break",
          "session features do not work",
        ],
        weight: 0.1,
      },
    ],
    avoid: [
      "more connections always give more throughput",
      "raising max_connections is the right cure",
      "transaction mode keeps session settings",
    ],
    link: "https://www.pgbouncer.org/features.html",
  },
];
