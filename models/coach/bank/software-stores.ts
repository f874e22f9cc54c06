import type { EntryDraft } from "../entry.ts";

/** Where services keep data: PostgreSQL, MySQL, MongoDB. */
export const softwareStores: readonly EntryDraft[] = [
  {
    id: "software-postgresql-unused-index",
    family: "software",
    topic: "postgresql",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "An index not used",
    frames: [
      "You know {skill}. One query is slow although its column has an index. How do you find out why, and what might it be?",
      "A PostgreSQL query is slow although the column has an index. How do you find out why, and what might it be?",
    ],
    expected:
      "I run EXPLAIN with ANALYZE and BUFFERS on the real query and look at the biggest step, comparing estimated rows with actual rows. If it shows a sequential scan, there are a few usual reasons. The condition may wrap the column in a function, such as lower of email, so I need an expression index. A LIKE with a leading percent sign cannot use a B-tree. The filter may match most of the table, and then reading it all is truly cheaper. If the estimates are far off, the statistics are stale and I run ANALYZE on the table. For a filter plus a sort, one index on both columns often helps most.",
    points: [
      {
        text: "look at the plan with EXPLAIN ANALYZE",
        accept: ["EXPLAIN with ANALYZE", "EXPLAIN ANALYZE"],
        weight: 0.3,
        must: true,
      },
      {
        text: "a function on the column prevents it",
        accept: [
          "wrap the column",
          "expression index",
          "function on the column",
          "lower of email",
          "function around the column",
        ],
        weight: 0.25,
      },
      {
        text: "matching most rows makes scanning cheaper",
        accept: [
          "reading it all is",
          "low selectivity",
          "most rows match",
          "sequential scan is cheaper",
          "match most of the table",
        ],
        weight: 0.2,
      },
      {
        text: "stale statistics mislead the planner",
        accept: [
          "statistics are stale",
          "stale statistics",
          "outdated statistics",
          "run ANALYZE on the table",
          "statistics are old",
        ],
        weight: 0.25,
      },
    ],
    avoid: [
      "an index always makes a query faster",
      "a sequential scan is always bad",
      "LIKE with a leading percent uses the B-tree",
    ],
    link: "https://www.postgresql.org/docs/current/using-explain.html",
  },
  {
    id: "software-postgresql-lost-update",
    family: "software",
    topic: "postgresql",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Two buyers, one stock",
    frames: [
      "In {project}, two people buy the last item in the same second. Why could {skill} sell it twice, and which ways do you know to stop that?",
      "Two people buy the last item in the same second. Why could PostgreSQL sell it twice, and which ways do you know to stop that?",
    ],
    expected:
      "Reading the stock and then writing it back in two statements is the mistake, because at Read Committed both buyers can read one. The simplest cure is a single update: set stock to stock minus one where id matches and stock is above zero, then check that one row changed. If I must do more in between, I lock the row with SELECT FOR UPDATE before I read it. The other way is the Serializable level, where one of the two fails with a serialization error and my code must retry. A CHECK constraint that stock is never negative stays as the last guard.",
    points: [
      {
        text: "read-modify-write in two statements",
        accept: [
          "back in two statements",
          "race between two buyers",
          "both read the same stock",
          "both buyers can read one",
          "read first and write later",
        ],
        weight: 0.2,
      },
      {
        text: "one update that requires stock above zero",
        accept: [
          "stock is above zero",
          "stock minus one where",
          "atomic conditional update",
          "update where stock is greater",
          "single UPDATE with a condition",
          "one row changed",
        ],
        weight: 0.3,
      },
      {
        text: "or SELECT FOR UPDATE before reading",
        accept: ["SELECT FOR UPDATE", "pessimistic lock", "lock the row first", "row lock"],
        weight: 0.2,
      },
      {
        text: "Serializable needs a retry on failure",
        accept: [
          "serialization error",
          "Serializable level",
          "serializable isolation",
          "Serializable with retry",
        ],
        weight: 0.15,
      },
      {
        text: "a CHECK constraint as last guard",
        accept: [
          "CHECK constraint that stock",
          "stock is never negative",
          "check constraint on stock",
          "constraint that stock is positive",
        ],
        weight: 0.15,
      },
    ],
    avoid: ["wrapping it in a transaction alone is enough", "Read Committed is safe enough for stock"],
    link: "https://www.postgresql.org/docs/current/transaction-iso.html",
  },
  {
    id: "software-mysql-leftmost-prefix",
    family: "software",
    topic: "mysql",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Order of index columns",
    frames: [
      "In {skill} you add an index on city, status and date. Which searches can use it, how do you choose the order, and what does it cost?",
      "A MySQL index covers city, status and date in that order. Which searches can use it, how do you choose the order, and what does it cost?",
    ],
    expected:
      "A composite index is sorted by the first column, then the second inside it, so it works from the left. A search by city, or by city and status, can use it. A search by status alone cannot seek in it, because the leftmost column is missing. With city equal and a range on date but no status, only the city part narrows the search. So I put columns compared with equals first and the range column last. If the index holds every column the query needs, it is a covering index, and InnoDB need not visit the table row. Each index slows writes, so I drop those that repeat a left part.",
    points: [
      {
        text: "it works only from the leftmost column",
        accept: [
          "leftmost column",
          "leftmost prefix",
          "works from the left",
          "from left to right",
          "starts with the first column of index",
          "leftmost prefix rule",
        ],
        weight: 0.35,
        must: true,
      },
      {
        text: "the range column goes last",
        accept: [
          "range column last",
          "columns compared with equals",
          "equality columns first",
          "range at the end",
        ],
        weight: 0.25,
      },
      {
        text: "a covering index spares the table row",
        accept: ["visit the table row", "index-only read", "covering index", "no table lookup"],
        weight: 0.2,
      },
      {
        text: "indexes slow writes, drop repeated ones",
        accept: [
          "each index slows writes",
          "slower inserts",
          "inserts become slower",
          "extra index costs writes",
          "drop the redundant index",
        ],
        weight: 0.2,
      },
    ],
    avoid: [
      "the order of columns in an index does not matter",
      "status alone is fine for this index",
      "a range column in front is fine",
    ],
    link: "https://dev.mysql.com/doc/refman/8.4/en/multiple-column-indexes.html",
  },
  {
    id: "software-mysql-primary-key-join",
    family: "software",
    topic: "mysql",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Keys and normal tables",
    frames: [
      "Your resume names {skill}. Design tables for students, courses and marks. Which keys do you choose, what do they prevent, and what is stored only once?",
      "You design MySQL tables for students, courses and marks. Which keys do you choose, what do they prevent, and what is stored only once?",
    ],
    expected:
      "Students and courses each get their own table with a primary key, usually an auto-increment id, because names can repeat or change. Marks are a many-to-many link, so I make a third table with student id, course id and the mark, and a unique key on the pair, so no student has two rows for one course. Foreign keys stop orphan rows: I cannot enter a mark for a student who does not exist. On delete I choose restrict and not cascade for marks. I do not repeat the student's name in the marks table, as that would be wrong after a correction. That is normalisation in short.",
    points: [
      {
        text: "marks form a many-to-many link",
        accept: [
          "many-to-many link",
          "junction table",
          "marks table with student id",
          "separate marks table",
          "linking table",
          "bridge table",
          "many-to-many",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "foreign keys stop orphan rows",
        accept: [
          "orphan rows",
          "referential integrity",
          "no marks for a missing student",
          "student must exist",
        ],
        weight: 0.25,
      },
      {
        text: "a unique key per pair",
        accept: [
          "unique key on pair",
          "key on the pair",
          "composite key of student and course",
          "unique student and course",
        ],
        weight: 0.2,
      },
      {
        text: "normalisation: no name in marks",
        accept: [
          "repeat the student's name",
          "database normalisation",
          "third normal form",
          "student name stored once",
          "avoid repeating data",
          "tables are normalised",
        ],
        weight: 0.25,
      },
    ],
    avoid: ["a name is fine as primary key", "marks fit well in the students table"],
    link: "https://dev.mysql.com/doc/refman/8.4/en/create-table-foreign-keys.html",
  },
  {
    id: "software-mongodb-embed-reference",
    family: "software",
    topic: "mongodb",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Embed or reference",
    frames: [
      "You used {skill} in {project}. What did you embed in one document, what did you keep in its own collection, and why?",
      "In MongoDB, when do you embed data in one document, when do you keep it in its own collection, and why?",
    ],
    expected:
      "I start from how the screen reads the data. What is read together and belongs to one parent I embed, such as the lines of an order, so one read gives everything and an update of one document is atomic. I use a reference when the child is shared by many parents, like a product, or when the list can grow without end, like comments, because a document may not exceed 16 megabytes. A reference needs a lookup or a second query. For an order I copy the price and the product name on purpose, as the bill must not change later. I also add indexes for the fields we filter by.",
    points: [
      {
        text: "embed what is read together",
        accept: [
          "read together and belongs",
          "belongs to one parent",
          "data read together is embedded",
          "accessed together",
          "always needed with the parent",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "reference a child with many parents",
        accept: [
          "shared by many parents",
          "reference when the child",
          "shared data in its own collection",
          "used by many documents",
        ],
        weight: 0.25,
      },
      {
        text: "endless lists hit the 16 megabyte limit",
        accept: [
          "16 megabytes",
          "16 MB",
          "grow without end",
          "unbounded array",
          "document size limit",
          "list grows without limit",
        ],
        weight: 0.2,
      },
      {
        text: "changing one document is atomic",
        accept: ["update of one document", "single document atomic"],
        weight: 0.15,
      },
      {
        text: "price copied on purpose into orders",
        accept: ["price and product name", "denormalise the price"],
        weight: 0.1,
      },
    ],
    avoid: [
      "MongoDB needs no planning of data",
      "embedding is always the better choice",
      "one document can hold endless comments",
    ],
    link: "https://www.mongodb.com/docs/manual/data-modeling/",
  },
];
