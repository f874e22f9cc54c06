import type { EntryDraft } from "../entry.ts";

/** Where services keep and pass data: PostgreSQL, MySQL, MongoDB, Redis, Kafka. */
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
      "You know {skill}. One query is slow although its column has an index. How do you find out why?",
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
        accept: ["wrap the column", "expression index", "function on the column"],
        weight: 0.25,
      },
      {
        text: "matching most rows makes scanning cheaper",
        accept: ["match most of", "reading it all is", "low selectivity"],
        weight: 0.2,
      },
      {
        text: "stale statistics mislead the planner",
        accept: ["statistics are stale", "stale statistics", "outdated statistics"],
        weight: 0.25,
      },
    ],
    avoid: ["an index always makes a query faster"],
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
      "In {project}, two people buy the last item in the same second. How do you keep {skill} from selling it twice?",
      "Two people buy the last item in the same second. How do you keep a PostgreSQL database from selling it twice?",
    ],
    expected:
      "Reading the stock and then writing it back in two statements is the mistake, because at Read Committed both buyers can read one. The simplest cure is a single update: set stock to stock minus one where id matches and stock is above zero, then check that one row changed. If I must do more in between, I lock the row with SELECT FOR UPDATE before I read it. The other way is the Serializable level, where one of the two fails with a serialization error and my code must retry. A CHECK constraint that stock is never negative stays as the last guard.",
    points: [
      {
        text: "read-modify-write in two statements",
        accept: ["back in two statements", "race between two buyers"],
        weight: 0.2,
      },
      {
        text: "one update that requires stock above zero",
        accept: ["stock is above zero", "stock minus one where", "atomic conditional update"],
        weight: 0.3,
        must: true,
      },
      {
        text: "or SELECT FOR UPDATE before reading",
        accept: ["SELECT FOR UPDATE", "pessimistic lock"],
        weight: 0.2,
      },
      {
        text: "Serializable needs a retry on failure",
        accept: ["serialization error", "Serializable level", "serializable isolation"],
        weight: 0.15,
      },
      {
        text: "a CHECK constraint as last guard",
        accept: ["CHECK constraint that stock", "stock is never negative"],
        weight: 0.15,
      },
    ],
    avoid: ["wrapping it in a transaction alone is enough"],
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
      "In {skill} you add an index on city, status and date. Which searches can use it, and which cannot?",
      "A MySQL index covers city, status and date in that order. Which searches can use it, and which cannot?",
    ],
    expected:
      "A composite index is sorted by the first column, then the second inside it, so it works from the left. A search by city, or by city and status, can use it. A search by status alone cannot seek in it, because the leftmost column is missing. With city equal and a range on date but no status, only the city part narrows the search. So I put columns compared with equals first and the range column last. If the index holds every column the query needs, it is a covering index, and InnoDB need not visit the table row. Each index slows writes, so I drop those that repeat a left part.",
    points: [
      {
        text: "it works only from the leftmost column",
        accept: ["leftmost column", "leftmost prefix", "works from the left"],
        weight: 0.35,
        must: true,
      },
      {
        text: "the range column goes last",
        accept: ["range column last", "columns compared with equals"],
        weight: 0.25,
      },
      {
        text: "a covering index spares the table row",
        accept: ["visit the table row", "index-only read"],
        weight: 0.2,
      },
      {
        text: "indexes slow writes, drop repeated ones",
        accept: ["each index slows writes", "slower inserts"],
        weight: 0.2,
      },
    ],
    avoid: ["the order of columns in an index does not matter"],
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
      "Take the tables behind {project}. How did you choose primary and foreign keys in {skill}, and what do they prevent?",
      "You design MySQL tables for students, courses and marks. Which keys do you choose, and what do they prevent?",
    ],
    expected:
      "Students and courses each get their own table with a primary key, usually an auto-increment id, because names can repeat or change. Marks are a many-to-many link, so I make a third table with student id, course id and the mark, and a unique key on the pair, so no student has two rows for one course. Foreign keys stop orphan rows: I cannot enter a mark for a student who does not exist. On delete I choose restrict and not cascade for marks. I do not repeat the student's name in the marks table, as that would be wrong after a correction. That is normalisation in short.",
    points: [
      {
        text: "marks form a many-to-many link",
        accept: ["many-to-many link", "junction table"],
        weight: 0.3,
        must: true,
      },
      {
        text: "foreign keys stop orphan rows",
        accept: ["orphan rows", "referential integrity"],
        weight: 0.25,
      },
      {
        text: "a unique key per pair",
        accept: ["unique key on pair", "key on the pair"],
        weight: 0.2,
      },
      {
        text: "normalisation: no name in marks",
        accept: ["repeat the student's name", "database normalisation", "third normal form"],
        weight: 0.25,
      },
    ],
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
      "You used {skill} in {project}. What did you embed in one document, and what did you keep in its own collection?",
      "In MongoDB, when do you embed data in one document, and when do you keep it in its own collection?",
    ],
    expected:
      "I start from how the screen reads the data. What is read together and belongs to one parent I embed, such as the lines of an order, so one read gives everything and an update of one document is atomic. I use a reference when the child is shared by many parents, like a product, or when the list can grow without end, like comments, because a document may not exceed 16 megabytes. A reference needs a lookup or a second query. For an order I copy the price and the product name on purpose, as the bill must not change later. I also add indexes for the fields we filter by.",
    points: [
      {
        text: "embed what is read together",
        accept: ["read together and belongs", "belongs to one parent"],
        weight: 0.3,
        must: true,
      },
      {
        text: "reference a child with many parents",
        accept: ["shared by many parents", "reference when the child"],
        weight: 0.25,
      },
      {
        text: "endless lists hit the 16 megabyte limit",
        accept: ["16 megabytes", "16 MB", "grow without end", "unbounded array"],
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
    avoid: ["MongoDB needs no planning of data"],
    link: "https://www.mongodb.com/docs/manual/data-modeling/",
  },
  {
    id: "software-redis-cache-aside",
    family: "software",
    topic: "redis",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Cache beside the database",
    frames: [
      "You list {skill}. Explain how your code reads and writes when it is a cache beside a database, and what can be stale.",
      "Redis is used as a cache beside a database. How does your code read and write, and what can become stale?",
    ],
    expected:
      "I use cache-aside. On a read I ask Redis first; on a miss I read the database, put the result in Redis with an expiry, and return it. On a write I update the database and then delete the key, because deleting is safer than writing a new value that may race with another one. A short stale window remains, so every key has a time to live as a safety net. Redis may be down or may evict keys, so the code must work without it, only slower. I set maxmemory with an LRU policy. And I never cache one user's answer under a key that another user can hit.",
    points: [
      {
        text: "cache-aside: a miss fills the cache",
        accept: ["use cache-aside", "ask Redis first", "lazy loading cache", "miss goes to the database"],
        weight: 0.3,
        must: true,
      },
      {
        text: "update the database, then delete the key",
        accept: ["update the database and", "invalidate the cached key"],
        weight: 0.25,
      },
      {
        text: "time to live as safety net",
        accept: ["TTL on every key", "keep a TTL", "every key has an expiry"],
        weight: 0.2,
      },
      {
        text: "code must survive an outage",
        accept: ["must work without it", "database fallback", "survive Redis outage"],
        weight: 0.15,
      },
      {
        text: "memory limit with an eviction policy",
        accept: ["maxmemory with an LRU", "eviction policy", "LFU eviction"],
        weight: 0.1,
      },
    ],
    link: "https://redis.io/docs/latest/develop/reference/eviction/",
  },
  {
    id: "software-redis-stampede",
    family: "software",
    topic: "redis",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "When a hot key expires",
    frames: [
      "A hot {skill} key expires and thousands of requests hit the database together. How would you prevent that?",
      "A popular cached value expires, and thousands of requests hit the database together. How would you prevent that?",
    ],
    expected:
      "That is a cache stampede. My first measure is that only one request rebuilds the value: it takes a lock in Redis with SET NX and a short expiry, and the others wait a little or get the old copy. Serving the stale value for some more seconds while one worker refreshes in the background is usually fine. I also add random jitter to the expiry, so keys written together do not die together. Very hot keys I refresh before they expire, on a schedule. For ids that do not exist I cache the empty answer briefly, or an attacker can go through to the database each time.",
    points: [
      {
        text: "only one request rebuilds, under a lock",
        accept: ["one request rebuilds", "SET NX", "single flight", "request coalescing"],
        weight: 0.35,
        must: true,
      },
      {
        text: "serve stale while one worker refreshes",
        accept: ["serving the stale value", "stale while revalidate"],
        weight: 0.25,
      },
      {
        text: "random jitter on expiry times",
        accept: ["random jitter", "jitter to the expiry"],
        weight: 0.2,
      },
      {
        text: "unknown ids get a cached empty answer",
        accept: ["cache the empty answer", "negative caching"],
        weight: 0.2,
      },
    ],
    link: "https://redis.io/docs/latest/commands/set/",
  },
  {
    id: "software-kafka-ordering",
    family: "software",
    topic: "kafka",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Order within a topic",
    frames: [
      "Events of one order in {project} must be handled in order, but you need ten consumers. How do you set up Kafka?",
      "Events of one order must be handled in sequence, but you need ten consumers. How do you set that up in Kafka?",
    ],
    expected:
      "Kafka keeps order only inside one partition, not across the whole topic. So I use the order id as the message key; the same key always goes to the same partition. In one consumer group each partition is read by one consumer only, so for ten consumers I need at least ten partitions, and extra consumers sit idle. A later change in the number of partitions moves keys, so I choose some spare ones at the start. On the producer I keep idempotence on, so that retries do not swap messages. A single bad message must not block the rest, so after a few tries it goes to a dead letter topic.",
    points: [
      {
        text: "Kafka orders only inside one partition",
        accept: ["Kafka keeps order only", "only inside one partition"],
        weight: 0.3,
        must: true,
      },
      {
        text: "message key is the order id",
        accept: ["keyed by order id", "order id as key"],
        weight: 0.3,
      },
      {
        text: "idle consumers without enough partitions",
        accept: ["extra consumers sit idle", "partitions cap the consumers"],
        weight: 0.25,
      },
      { text: "bad messages go to a dead letter topic", accept: ["dead letter", "DLQ"], weight: 0.15 },
    ],
    avoid: ["Kafka keeps order across the whole topic"],
    link: "https://kafka.apache.org/documentation/#intro_concepts_and_terms",
  },
  {
    id: "software-kafka-duplicates",
    family: "software",
    topic: "kafka",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "The same event twice",
    frames: [
      "Your {skill} consumer crashed after charging a card but before it committed. What happens next, and how do you make it safe?",
      "A Kafka consumer crashes after charging a card but before it commits. What happens next, and how do you make it safe?",
    ],
    expected:
      "After the restart, or after a rebalance, the group reads again from the last committed offset, so the same message is handled again. That is at-least-once delivery, and the card could be charged twice. Committing before the work would only turn duplicates into losses. So I make the handler idempotent: each event carries a unique id, and I insert it into a processed table with a unique constraint, in the same database transaction as the change. For the card I pass that id as the idempotency key to the payment provider. Kafka's own exactly-once covers only reading and writing inside Kafka, not a call to an outside system.",
    points: [
      {
        text: "it restarts from the last committed offset",
        accept: ["last committed offset", "reads again from", "redelivered"],
        weight: 0.25,
      },
      {
        text: "at-least-once delivery repeats messages",
        accept: ["at-least-once delivery", "charged twice"],
        weight: 0.15,
      },
      {
        text: "store processed ids in the same transaction",
        accept: ["processed table", "deduplication table"],
        weight: 0.3,
        must: true,
      },
      {
        text: "payment call carries an idempotency key",
        accept: ["key to the payment", "idempotency key"],
        weight: 0.15,
      },
      {
        text: "Kafka's exactly-once excludes outside calls",
        accept: ["exactly-once covers only reading", "call to an outside"],
        weight: 0.15,
      },
    ],
    avoid: ["Kafka guarantees exactly once for outside calls"],
    link: "https://kafka.apache.org/documentation/#semantics",
  },
];
