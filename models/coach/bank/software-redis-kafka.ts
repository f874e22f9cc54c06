import type { EntryDraft } from "../entry.ts";

/** What stands beside the database: Redis and Kafka. */
export const softwareRedisKafka: readonly EntryDraft[] = [
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
      "You list {skill}. Explain how your code reads and writes when it is a cache beside a database, what can be stale, and what if it fails or is full.",
      "Redis is used as a cache beside a database. How does your code read and write, what can become stale, and what if Redis fails or is full?",
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
    avoid: ["Redis notices database changes by itself", "the cache is always up to date"],
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
      "A hot {skill} key expires and thousands of requests hit the database together. How would you prevent that, also for ids that do not exist?",
      "A popular cached value expires, and thousands of requests hit the database together. How would you prevent that, also for ids that do not exist?",
    ],
    expected:
      "That is a cache stampede. My first measure is that only one request rebuilds the value: it takes a lock in Redis with SET NX and a short expiry, and the others wait a little or get the old copy. Serving the stale value for some more seconds while one worker refreshes in the background is usually fine. I also add random jitter to the expiry, so keys written together do not die together. Very hot keys I refresh before they expire, on a schedule. For ids that do not exist I cache the empty answer briefly, or an attacker can go through to the database each time.",
    points: [
      {
        text: "one request rebuilds, or old value served",
        accept: [
          "one request rebuilds",
          "SET NX",
          "single flight",
          "request coalescing",
          "lock so that one rebuilds",
          "mutex on the key",
          "only one request rebuilds",
          "Serving the stale value",
          "mutex lock",
          "serve old data",
        ],
        weight: 0.35,
        must: true,
      },
      {
        text: "serve stale while one worker refreshes",
        accept: [
          "serving the stale value",
          "stale while revalidate",
          "serve the old value",
          "refresh in the background",
        ],
        weight: 0.25,
      },
      {
        text: "random jitter on expiry times",
        accept: ["random jitter", "jitter to the expiry", "random expiry", "different expiry times"],
        weight: 0.2,
      },
      {
        text: "unknown ids get a cached empty answer",
        accept: [
          "cache the empty answer",
          "negative caching",
          "cache the missing id",
          "cache null values",
          "bloom filter",
        ],
        weight: 0.2,
      },
    ],
    avoid: ["a longer expiry solves it", "adding more memory prevents it"],
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
      "Events of one order in {project} must be handled in order, but you need ten consumers. How do you set up Kafka, and what about a bad message?",
      "Events of one order must be handled in sequence, but by ten consumers. How do you set that up in Kafka, and what about a bad message?",
    ],
    expected:
      "Kafka keeps order only inside one partition, not across the whole topic. So I use the order id as the message key; the same key always goes to the same partition. In one consumer group each partition is read by one consumer only, so for ten consumers I need at least ten partitions, and extra consumers sit idle. A later change in the number of partitions moves keys, so I choose some spare ones at the start. On the producer I keep idempotence on, so that retries do not swap messages. A single bad message must not block the rest, so after a few tries it goes to a dead letter topic.",
    points: [
      {
        text: "Kafka orders only inside one partition",
        accept: [
          "Kafka keeps order only",
          "only inside one partition",
          "order within a partition",
          "order is kept per partition",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "message key is the order id",
        accept: [
          "keyed by order id",
          "order id as key",
          "use order id as the message key",
          "partition by order id",
        ],
        weight: 0.3,
      },
      {
        text: "idle consumers without enough partitions",
        accept: [
          "extra consumers sit idle",
          "partitions cap the consumers",
          "at least ten partitions",
          "one consumer per partition",
        ],
        weight: 0.25,
      },
      { text: "bad messages go to a dead letter topic", accept: ["dead letter", "DLQ"], weight: 0.15 },
    ],
    avoid: [
      "Kafka keeps order across the whole topic",
      "a random key is fine for order",
      "extra consumers always speed it up",
      "two consumers can read one partition together",
    ],
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
        accept: [
          "last committed offset",
          "message is read again",
          "message is delivered again",
          "message is redelivered",
        ],
        weight: 0.25,
      },
      {
        text: "at-least-once delivery repeats messages",
        accept: ["at-least-once delivery", "charged twice", "message processed twice", "duplicate charge"],
        weight: 0.15,
      },
      {
        text: "an idempotent handler that stores processed ids",
        accept: [
          "processed table",
          "deduplication table",
          "make the handler idempotent",
          "idempotent consumer",
          "processed ids in the same transaction",
          "check if already processed",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "payment call carries an idempotency key",
        accept: ["key to the payment", "idempotency key", "idempotency key to the gateway"],
        weight: 0.15,
      },
      {
        text: "Kafka's exactly-once excludes outside calls",
        accept: ["exactly-once covers only reading", "call to an outside"],
        weight: 0.15,
      },
    ],
    avoid: [
      "Kafka guarantees exactly once for outside calls",
      "an early offset commit is fine",
      "Kafka skips the crashed message",
      "producer idempotence stops the double charge",
    ],
    link: "https://kafka.apache.org/documentation/#semantics",
  },
];
