import type { EntryDraft } from "../entry.ts";

/** Relational databases: isolation, locks, plans, replicas, upkeep. */
export const softwareSql: readonly EntryDraft[] = [
  {
    id: "software-sql-isolation-anomalies",
    family: "software",
    topic: "sql",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "What isolation levels allow",
    frames: [
      "You know {skill}. A report reads the same table twice in one transaction and gets two totals. Why, and which isolation level helps?",
      "Suppose a report in {project} shows two totals that do not agree, although both are read in one transaction. How come?",
      "A report reads one table twice inside one transaction and gets two different totals. Why, and which isolation level helps?",
    ],
    expected:
      "At Read Committed, the default in PostgreSQL, Oracle and SQL Server, each statement sees what was committed when it began. Somebody committed in between, so the second sum differs: a changed row is a non-repeatable read, a new row a phantom. For the report I take Repeatable Read, which in PostgreSQL and InnoDB gives one snapshot for the whole transaction, so both sums agree and writers are not blocked. MySQL's InnoDB has it by default. A snapshot does not stop write skew, where two doctors both leave the shift; for that I need Serializable and a retry. Dirty reads I never allow for money. The cost of a long snapshot is old row versions that cannot be cleaned.",
    points: [
      {
        text: "Read Committed sees new commits per statement",
        accept: ["Read Committed", "committed when it began"],
        weight: 0.25,
      },
      { text: "non-repeatable read and phantom named", accept: ["non-repeatable", "phantom"], weight: 0.2 },
      {
        text: "Repeatable Read gives one snapshot per transaction",
        accept: [
          "one snapshot for the whole transaction",
          "Repeatable Read, which in PostgreSQL",
          "snapshot isolation",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "write skew needs Serializable and retry",
        accept: ["write skew", "need Serializable"],
        weight: 0.15,
      },
      {
        text: "long snapshots keep old versions",
        accept: ["old row versions", "long snapshot"],
        weight: 0.1,
      },
    ],
    avoid: ["a transaction always sees one unchanging state"],
    link: "https://www.postgresql.org/docs/current/transaction-iso.html",
  },
  {
    id: "software-sql-delete-truncate-drop",
    family: "software",
    topic: "sql",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Delete, truncate or drop",
    frames: [
      "In {skill} you must empty a table of ten million rows. Do you delete, truncate or drop it, and what changes with each?",
      "Suppose an old log table of {project} must be emptied. Which SQL command do you take, and what do you check first?",
      "You must empty a table of ten million rows in SQL. Do you delete, truncate or drop it, and what changes with each?",
    ],
    expected:
      "DELETE removes rows one by one, writes each to the log and fires triggers, so ten million rows take long and hold locks; but it takes a WHERE and can be rolled back. TRUNCATE gives the pages back at once and is fast, it fires no row triggers and takes no WHERE, and it is refused or needs cascade when another table's foreign key points here. In PostgreSQL and SQL Server it can be rolled back, in MySQL and Oracle it commits at once. DROP removes the table itself with its indexes and grants. So I truncate when all rows go. If some must stay, I drop old partitions, or copy what stays into a fresh table.",
    points: [
      {
        text: "DELETE goes row by row, with WHERE and triggers",
        accept: ["writes each to the log and fires triggers", "row triggers and log"],
        weight: 0.25,
      },
      {
        text: "TRUNCATE frees pages at once, no WHERE",
        accept: ["gives the pages back", "truncate is fast", "takes no WHERE"],
        weight: 0.3,
        must: true,
      },
      {
        text: "DROP removes table, indexes, grants",
        accept: ["DROP removes the table itself", "indexes and grants"],
        weight: 0.15,
      },
      {
        text: "rollback of TRUNCATE depends on the database",
        accept: ["in MySQL and Oracle it commits at once", "truncate is implicit commit in MySQL"],
        weight: 0.15,
      },
      {
        text: "drop partitions, or copy what stays",
        accept: ["drop old partitions", "copy what stays"],
        weight: 0.15,
      },
    ],
    avoid: ["truncate can never be rolled back in any database"],
  },
  {
    id: "software-mysql-deadlock-read",
    family: "software",
    topic: "mysql",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Deadlock found, try again",
    frames: [
      "Your {skill} log says that a deadlock was found. How do you read what happened, and how do you make it rare?",
      "Suppose {project} gets deadlock errors from MySQL at rush hour. What do you look at, and what do you change?",
      "MySQL reports a deadlock at rush hour and rolls back a transaction. How do you find the cause, and how do you make it rare?",
    ],
    expected:
      "Two transactions each hold a row lock that the other one wants, so InnoDB rolls back the cheaper one. SHOW ENGINE INNODB STATUS shows the latest deadlock with both statements and the locks; innodb_print_all_deadlocks logs every one. Mostly two code paths touch the same rows in different order, for example order then stock, and stock then order. I make all paths lock in one order, sorted by id. I keep transactions short, with no outside call inside. A missing index makes an update lock many more rows, so I check the plan; gap locks at Repeatable Read add to it, and Read Committed can help. Deadlocks never vanish wholly, so the code retries the entire transaction two or three times.",
    points: [
      {
        text: "a circle of two row locks",
        accept: ["each hold a row lock that the other", "circular wait"],
        weight: 0.2,
      },
      {
        text: "read SHOW ENGINE INNODB STATUS",
        accept: ["INNODB STATUS", "print_all_deadlocks"],
        weight: 0.2,
      },
      {
        text: "all paths lock rows in one order",
        accept: ["all paths lock in one order", "consistent lock order"],
        weight: 0.25,
        must: true,
      },
      {
        text: "an index narrows what is locked",
        accept: ["missing index makes an update lock", "gap locks"],
        weight: 0.15,
      },
      {
        text: "retry the whole transaction",
        accept: ["retries the entire transaction", "retry the transaction"],
        weight: 0.2,
      },
    ],
    avoid: ["a deadlock means that the database is broken"],
    link: "https://dev.mysql.com/doc/refman/8.4/en/innodb-deadlocks.html",
  },
  {
    id: "software-mysql-replica-lag",
    family: "software",
    topic: "mysql",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Saved, but not shown",
    frames: [
      "In {project} a user saves an address and the next page shows the old one, since reads go to a {skill} replica. What do you do?",
      "Suppose reads of {project} move to MySQL replicas and users see old data after saving. How do you solve it?",
      "Reads go to MySQL replicas. A user saves an address and the next page shows the old one. What do you do?",
    ],
    expected:
      "Replication is asynchronous, so the replica is a little behind, normally less than a second, in a bad moment minutes. After a write I send that user's reads to the primary for some seconds, kept in his session, so he reads his own writes. A finer way is to remember the GTID of the write and use WAIT_FOR_EXECUTED_GTID_SET on the replica before reading, with a short limit. Things like balance or stock I always read from the primary. I watch the lag with a heartbeat table, because Seconds_Behind_Source can lie, and take a replica out when it is over five seconds. Usual causes are one huge transaction, an ALTER, or a slow query on the replica; parallel workers help.",
    points: [
      {
        text: "asynchronous copies run behind",
        accept: ["replication is asynchronous", "replica is a little behind", "replication lag"],
        weight: 0.2,
      },
      {
        text: "read own writes from the primary",
        accept: ["reads to the primary", "read your writes", "sticky to primary"],
        weight: 0.3,
        must: true,
      },
      { text: "wait for the GTID on the replica", accept: ["GTID"], weight: 0.2 },
      {
        text: "watch the lag with a heartbeat row",
        accept: ["lag with a heartbeat table", "Seconds_Behind_Source"],
        weight: 0.15,
      },
      {
        text: "big transactions and ALTER cause lag",
        accept: ["huge transaction", "parallel workers"],
        weight: 0.15,
      },
    ],
    avoid: ["replicas are always up to date"],
    link: "https://dev.mysql.com/doc/refman/8.4/en/replication.html",
  },
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
      "Suppose a nightly Oracle job of {project} updates rows one by one and takes six hours. What do you change first?",
      "A PL/SQL job updates two million rows one by one in a loop and runs all night. How do you make it fast?",
    ],
    expected:
      "One UPDATE or MERGE with a join does the set in one go and is mostly fastest. If there must be logic per row, I read with BULK COLLECT and a LIMIT of about a thousand, so memory stays small, and write with FORALL. That removes the context switch between the PL/SQL and the SQL engine for each row. SAVE EXCEPTIONS lets the good rows pass and reports the bad ones. If dynamic SQL glues values in its text, every statement is parsed hard, so I use bind variables. I do not commit each row, since it is slow and leads to snapshot too old. Then I look at the plan with DBMS_XPLAN and at missing statistics.",
    points: [
      {
        text: "one set-based UPDATE or MERGE",
        accept: ["UPDATE or MERGE", "set based", "merge statement"],
        weight: 0.3,
        must: true,
      },
      { text: "BULK COLLECT with LIMIT and FORALL", accept: ["BULK COLLECT", "FORALL"], weight: 0.25 },
      { text: "each row switches between engines", accept: ["context switch between"], weight: 0.15 },
      {
        text: "bind variables avoid hard parsing",
        accept: ["bind variables", "parsed hard", "hard parse"],
        weight: 0.15,
      },
      {
        text: "committing each row is slow, snapshot too old",
        accept: ["do not commit each row", "snapshot too old"],
        weight: 0.15,
      },
    ],
    avoid: ["a commit after each row makes the loop faster"],
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
      "Your {skill} procedure takes 50 milliseconds for most customers and two minutes on some days. What could be the reason?",
      "Suppose a stored procedure of {project} on SQL Server is fast for one customer and slow for another. How do you explain it?",
      "A SQL Server procedure takes 50 milliseconds on most days and two minutes on others, without any change. What may be the reason?",
    ],
    expected:
      "This smells of parameter sniffing. SQL Server builds the plan for the values of the first call after the cache was emptied and keeps it. If the first was a tiny customer, the plan uses a seek with key lookups; for the customer with half of all orders that is terrible. I look in Query Store, which shows both plans and their times, and force the good one as first aid. Then I cure it: a covering index which makes one plan good for all, OPTION RECOMPILE if the query is rare and heavy, or OPTIMIZE FOR a typical value. Old statistics and blocking by another session look similar, so I check those too.",
    points: [
      {
        text: "parameter sniffing: plan built for first values",
        accept: ["parameter sniffing", "plan for the values of the first call"],
        weight: 0.3,
        must: true,
      },
      {
        text: "compare and force plans in Query Store",
        accept: ["Query Store", "force the good"],
        weight: 0.25,
      },
      { text: "RECOMPILE or OPTIMIZE FOR", accept: ["OPTION RECOMPILE", "OPTIMIZE FOR"], weight: 0.2 },
      {
        text: "a covering index suits all values",
        accept: ["covering index which makes one plan"],
        weight: 0.1,
      },
      {
        text: "rule out old statistics and blocking",
        accept: ["old statistics", "blocking by another session"],
        weight: 0.15,
      },
    ],
    avoid: ["a cached plan is the best for every parameter"],
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
      "Suppose a busy table of {project} grows on disk although its row count stays the same. What happens in PostgreSQL?",
      "A busy PostgreSQL table keeps two million rows but grows to forty gigabytes. How did that happen, and what do you do?",
    ],
    expected:
      "PostgreSQL never changes a row in place; an update writes a new version and leaves a dead one, and vacuum makes that space usable again. So I look in pg_stat_user_tables at dead tuples and the last autovacuum. Often autovacuum runs too seldom for a big table, because its default waits for twenty percent dead rows, so I lower the scale factor for this table. Or something holds it back: a transaction idle for days, a forgotten replication slot, a prepared transaction. I end that and set idle_in_transaction_session_timeout. Plain vacuum does not shrink the file; VACUUM FULL does, but it locks the table, so I use pg_repack. Fewer indexes on changed columns and a lower fillfactor let HOT updates work.",
    points: [
      {
        text: "updates leave dead row versions",
        accept: ["leaves a dead one", "dead tuples", "MVCC"],
        weight: 0.25,
      },
      {
        text: "autovacuum must clean often enough",
        accept: ["autovacuum", "scale factor"],
        weight: 0.25,
        must: true,
      },
      {
        text: "old transactions or slots hold it back",
        accept: ["transaction idle", "replication slot", "long running transaction"],
        weight: 0.2,
      },
      { text: "VACUUM FULL locks, pg_repack does not", accept: ["VACUUM FULL", "pg_repack"], weight: 0.2 },
      { text: "fillfactor and HOT updates", accept: ["fillfactor", "HOT updates"], weight: 0.1 },
    ],
    avoid: ["plain vacuum gives the disk space back at once"],
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
      "{project} runs in forty copies now, and {skill} says that there are too many clients already. What do you do?",
      "Suppose {project} scales to forty copies and PostgreSQL refuses connections. Would you raise the limit? Why or why not?",
      "A service scales to forty copies and PostgreSQL says too many clients already. Would you raise max_connections? Why or why not?",
    ],
    expected:
      "Forty copies with a pool of twenty want eight hundred connections, and each is a process with its own memory, so raising the limit only moves the trouble to memory and switching. A database with eight cores works best with perhaps twenty to forty busy ones. So I first shrink each pool to two or three, since requests wait a little and still end sooner. Then I put PgBouncer in transaction mode between, which shares few server connections among many clients. The price: session things such as SET, advisory locks and LISTEN no longer work there, and prepared statements need a newer PgBouncer, 1.21 or later. I also look for leaks, connections that sit idle in transaction.",
    points: [
      {
        text: "count copies times pool size",
        accept: ["Forty copies with a pool", "copies times pool"],
        weight: 0.25,
      },
      {
        text: "every connection is a process with memory",
        accept: ["process with its own memory"],
        weight: 0.2,
      },
      { text: "smaller pools work better", accept: ["shrink each pool", "smaller pool"], weight: 0.2 },
      {
        text: "PgBouncer in transaction mode",
        accept: ["PgBouncer", "connection pooler"],
        weight: 0.25,
        must: true,
      },
      {
        text: "SET, LISTEN, advisory locks break",
        accept: ["advisory locks", "LISTEN no longer work", "prepared statements need a newer"],
        weight: 0.1,
      },
    ],
    avoid: ["more connections always give more throughput"],
    link: "https://www.pgbouncer.org/features.html",
  },
];
