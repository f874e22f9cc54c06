import type { EntryDraft } from "../entry.ts";

/** Relational databases: isolation, emptying, locks, replicas. */
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
      "You know {skill}. A report reads one table twice in a transaction and gets two totals. Why, which isolation level helps, and what does it not stop?",
      "Suppose a report in {project} reads a table twice in one transaction and gets two totals. Why, which isolation level helps, and what does it not stop?",
      "A report reads one table twice inside one transaction and gets two totals. Why, which isolation level helps, and what does it not stop?",
    ],
    expected:
      "At Read Committed, the default in PostgreSQL, Oracle and SQL Server, each statement sees what is committed by then. Somebody committed in between, so the second sum differs: a changed row is a non-repeatable read, a new row a phantom. For the report I take Repeatable Read, which in PostgreSQL and InnoDB gives one snapshot for the whole transaction, so both sums agree and writers are not blocked. MySQL's InnoDB has it by default. A snapshot does not stop write skew, where two doctors both leave the shift; for that I need Serializable and a retry. Dirty reads I never allow for money. The cost of a long snapshot is old row versions that cannot be cleaned.",
    points: [
      {
        text: "Read Committed sees new commits per statement",
        accept: [
          "each statement sees what is committed",
          "Read Committed sees new commits",
          "somebody committed in between",
          "another transaction committed in between",
          "Read Committed, the default",
        ],
        weight: 0.25,
      },
      {
        text: "non-repeatable read and phantom named",
        accept: ["non-repeatable", "phantom read"],
        weight: 0.2,
      },
      {
        text: "Repeatable Read gives one snapshot per transaction",
        accept: [
          "one snapshot for the whole transaction",
          "snapshot isolation",
          "take Repeatable Read",
          "use Repeatable Read",
          "Repeatable Read helps",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "write skew needs Serializable and retry",
        accept: ["write skew", "need Serializable", "Serializable with a retry"],
        weight: 0.15,
      },
      {
        text: "long snapshots keep old versions",
        accept: [
          "old row versions",
          "long snapshot",
          "old versions cannot be cleaned",
          "vacuum cannot clean",
        ],
        weight: 0.1,
      },
    ],
    avoid: [
      "a transaction always sees one unchanging state",
      "Read Uncommitted is fine for reports",
      "Read Committed gives one snapshot per transaction",
      "Repeatable Read stops write skew",
    ],
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
      "In {skill} you must empty a table of ten million rows. Delete, truncate or drop: how do they differ, which can be undone, and what if some rows stay?",
      "Suppose an old log table of {project} must be emptied by SQL. Delete, truncate or drop: how do they differ, and what if some rows must stay?",
      "You must empty an SQL table of ten million rows. Delete, truncate or drop: how do they differ, which can be undone, and what if some rows stay?",
    ],
    expected:
      "DELETE removes rows one by one, writes each to the log and fires triggers, so ten million rows take long and hold locks; but it takes a WHERE and can be rolled back. TRUNCATE gives the pages back at once and is fast, it fires no row triggers and takes no WHERE, and it is refused or needs cascade when another table's foreign key points here. In PostgreSQL and SQL Server it can be rolled back, in MySQL and Oracle it commits at once. DROP removes the table itself with its indexes and grants. So I truncate when all rows go. If some must stay, I drop old partitions, or copy what stays into a fresh table.",
    points: [
      {
        text: "DELETE goes row by row, with WHERE and triggers",
        accept: [
          "writes each to the log and fires triggers",
          "row triggers and log",
          "delete removes rows one by one",
          "delete logs each row",
          "delete fires triggers",
        ],
        weight: 0.25,
      },
      {
        text: "TRUNCATE frees pages at once, no WHERE",
        accept: [
          "gives the pages back",
          "truncate is fast",
          "takes no WHERE",
          "truncate empties the whole table",
          "truncate is faster",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "DROP removes table, indexes, grants",
        accept: [
          "DROP removes the table itself",
          "indexes and grants",
          "drop removes the table structure",
          "drop deletes the whole table",
        ],
        weight: 0.15,
      },
      {
        text: "rollback of TRUNCATE depends on the database",
        accept: [
          "in MySQL and Oracle it commits at once",
          "truncate is implicit commit in MySQL",
          "truncate can be rolled back in PostgreSQL",
          "truncate commits at once",
        ],
        weight: 0.15,
      },
      {
        text: "drop partitions, or copy what stays",
        accept: [
          "drop old partitions",
          "copy what stays",
          "delete in small batches",
          "drop a partition",
          "new table with the kept rows",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "truncate is fine for old rows only",
      "truncate fires the delete triggers",
      "truncate takes a WHERE clause",
    ],
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
      "Your {skill} log says that a deadlock was found. How do you read what happened, how do you make it rare, and what must the code do?",
      "Suppose {project} gets deadlock errors from MySQL at rush hour. How do you find the cause, make them rare, and what must the code do?",
      "MySQL reports a deadlock and rolls back a transaction. How do you find the cause, make it rare, and what must the code do?",
    ],
    expected:
      "Two transactions each hold a row lock that the other one wants, so InnoDB rolls back the cheaper one. SHOW ENGINE INNODB STATUS shows the latest deadlock with both statements and the locks; innodb_print_all_deadlocks logs every one. Mostly two code paths touch the same rows in different order, for example order then stock, and stock then order. I make all paths lock in one order, sorted by id. I keep transactions short, with no outside call inside. A missing index makes an update lock many more rows, so I check the plan; gap locks at Repeatable Read add to it, and Read Committed can help. Deadlocks never vanish wholly, so the code retries the entire transaction two or three times.",
    points: [
      {
        text: "a circle of transactions waiting for row locks",
        accept: [
          "circular wait",
          "two transactions wait for each other's lock",
          "waits for the other transaction",
          "each hold a row lock the other one wants",
        ],
        weight: 0.2,
      },
      {
        text: "read SHOW ENGINE INNODB STATUS",
        accept: [
          "INNODB STATUS",
          "print_all_deadlocks",
          "engine status of InnoDB",
          "deadlock in the error log",
        ],
        weight: 0.2,
      },
      {
        text: "all paths lock rows in one order",
        accept: [
          "all paths lock in one order",
          "consistent lock order",
          "lock rows in the same order",
          "always update in the same order",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "an index narrows what is locked",
        accept: [
          "missing index makes an update lock",
          "gap locks",
          "missing index locks more rows",
          "index so fewer rows are locked",
        ],
        weight: 0.15,
      },
      {
        text: "retry the whole transaction",
        accept: ["retries the entire transaction", "retry the transaction", "retry on deadlock"],
        weight: 0.2,
      },
    ],
    avoid: [
      "a deadlock means that the database is broken",
      "raising the lock wait timeout cures deadlocks",
      "long transactions are fine at rush hour",
      "retrying just that one statement is fine",
    ],
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
      "In {project} a user saves an address and a {skill} replica still shows the old one. What do you do, and how do you watch the lag?",
      "Suppose reads of {project} move to MySQL replicas and users see old data after saving. How do you solve it, and how do you watch the lag?",
      "Reads go to MySQL replicas, and right after saving a user sees the old address. What do you do, and how do you watch the lag?",
    ],
    expected:
      "Replication is asynchronous, so the replica is a little behind, normally less than a second, in a bad moment minutes. After a write I send that user's reads to the primary for some seconds, kept in his session, so he reads his own writes. A finer way is to remember the GTID of the write and use WAIT_FOR_EXECUTED_GTID_SET on the replica before reading, with a short limit. Things like balance or stock I always read from the primary. I watch the lag with a heartbeat table, because Seconds_Behind_Source can lie, and take a replica out when it is over five seconds. Usual causes are one huge transaction, an ALTER, or a slow query on the replica; parallel workers help.",
    points: [
      {
        text: "asynchronous copies run behind",
        accept: [
          "replication is asynchronous",
          "replica is a little behind",
          "replication lag",
          "asynchronous replication",
        ],
        weight: 0.2,
      },
      {
        text: "read own writes from the primary",
        accept: [
          "reads to the primary",
          "read your writes",
          "sticky to primary",
          "read from the primary after a write",
          "read from master",
        ],
        weight: 0.3,
        must: true,
      },
      { text: "wait for the GTID on the replica", accept: ["GTID"], weight: 0.2 },
      {
        text: "watch the lag with a heartbeat row",
        accept: [
          "lag with a heartbeat table",
          "Seconds_Behind_Source",
          "monitor the replication lag",
          "alert on the lag",
        ],
        weight: 0.15,
      },
      {
        text: "big transactions and ALTER cause lag",
        accept: ["huge transaction", "parallel workers", "long transaction causes lag", "big transaction"],
        weight: 0.15,
      },
    ],
    avoid: ["replicas are always up to date", "a short sleep solves the stale read"],
    link: "https://dev.mysql.com/doc/refman/8.4/en/replication.html",
  },
];
