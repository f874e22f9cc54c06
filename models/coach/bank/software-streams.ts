import type { EntryDraft } from "../entry.ts";

/** Document stores, caches, search, wide columns. */
export const softwareStreams: readonly EntryDraft[] = [
  {
    id: "software-mongodb-index-esr",
    family: "software",
    topic: "mongodb",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Order inside a compound index",
    frames: [
      "In {skill} you filter by city, sort by date and limit a price range. Which index do you create, and how do you prove it?",
      "Suppose a list in {project} filters, sorts and takes a range in MongoDB. How do you choose the order of its index, and prove that it works?",
      "A MongoDB list filters by city, sorts by date and takes a price range. Which index do you create, and how do you prove it?",
    ],
    expected:
      "I follow equality, sort, range: first city, which is compared exactly, then date for the order, then price for the range. With that order the rows come out of the index already sorted. If price stood before date, MongoDB would have to sort in memory, and a sort over 100 megabytes spills to disk or fails. To prove it I run explain with executionStats: I want IXSCAN, no SORT stage, and totalDocsExamined close to nReturned. An index by city and date also serves queries by city alone, so I drop the single one. Every index costs on writing and wants to fit in memory, so I look at the indexStats now and then and remove what nobody uses.",
    points: [
      {
        text: "equality fields first, then sort, range last",
        accept: ["equality, sort, range", "ESR rule", "equality then sort then range", "city, date, price"],
        weight: 0.35,
        must: true,
      },
      {
        text: "wrong order sorts in memory",
        accept: ["sort in memory", "blocking sort", "in-memory sort"],
        weight: 0.15,
      },
      {
        text: "explain with executionStats proves it",
        accept: ["executionStats", "IXSCAN", "totalDocsExamined"],
        weight: 0.3,
      },
      {
        text: "prefixes serve shorter queries",
        accept: ["queries by city alone", "index prefix", "drop the single index on city"],
        weight: 0.1,
      },
      {
        text: "indexStats shows unused indexes",
        accept: ["indexStats", "unused indexes", "remove unused indexes", "index costs on writes"],
        weight: 0.1,
      },
    ],
    avoid: [
      "the order of fields in an index does not matter",
      "price in front is fine",
      "COLLSCAN shows that the index works",
    ],
    link: "https://www.mongodb.com/docs/manual/tutorial/equality-sort-range-guideline/",
  },
  {
    id: "software-redis-out-of-memory",
    family: "software",
    topic: "redis",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "When Redis is full",
    frames: [
      "Your resume names {skill}. A Redis instance reaches its memory limit. What happens to writes and to old keys, and how do you plan for it?",
      "Suppose the Redis of {project} is full at noon. What happens to logins and caches in it, and how do you plan better?",
      "A Redis instance reaches its memory limit. What happens to writes and to old keys, and how do you plan for it?",
    ],
    expected:
      "That depends on maxmemory-policy. The default, noeviction, refuses writes with an OOM error, so logins fail while reads still work. For a pure cache I set allkeys-lru or allkeys-lfu, so Redis throws away what is least used. volatile-lru removes only keys that have a lifetime, and if none has one, writes fail again. I never mix a cache with sessions or queues in one instance, because eviction would log people out or lose jobs. Each cache key gets a TTL with a bit of jitter. I look for the big ones with redis-cli bigkeys and memory usage, keep maxmemory below the machine's memory since a snapshot forks and copies pages, and alert at 80 percent and on evicted_keys.",
    points: [
      {
        text: "noeviction refuses writes",
        accept: ["noeviction", "writes fail with an error", "noeviction is the default"],
        weight: 0.25,
      },
      {
        text: "an eviction policy such as allkeys-lru",
        accept: [
          "allkeys-lru",
          "eviction policy",
          "allkeys-lfu",
          "LRU eviction",
          "evict least recently used",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "cache and sessions in separate instances",
        accept: [
          "mix a cache with sessions",
          "separate instance for cache",
          "separate Redis for sessions",
          "sessions apart from the cache",
        ],
        weight: 0.2,
      },
      {
        text: "a TTL on every cache key",
        accept: ["TTL on every key", "set a TTL", "expiry on every key"],
        weight: 0.15,
      },
      {
        text: "find big keys and alert early",
        accept: ["bigkeys", "evicted_keys", "alert at 80", "monitor memory usage", "alert before it is full"],
        weight: 0.15,
      },
    ],
    avoid: [
      "a full Redis always clears old keys itself",
      "noeviction is fine for a pure cache",
      "sessions are fine in the cache instance",
      "Redis deletes old keys by default",
    ],
    link: "https://redis.io/docs/latest/develop/reference/eviction/",
  },
  {
    id: "software-redis-lock-not-safe",
    family: "software",
    topic: "redis",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "A lock that runs out",
    frames: [
      "Suppose a lock in {skill} lets only one worker pay out. How do you take and free it, when is it not safe, and what guards the payout?",
      "Suppose a worker of {project} holds a Redis lock and pauses for a minute. How is it taken and freed, what can happen, and what guards the payout?",
      "A worker holds a Redis lock and pauses for a minute. How is the lock taken and freed, what can happen, and what guards the payout?",
    ],
    expected:
      "I take the lock with SET, NX and PX, a random token as value, and release it with a small Lua script that deletes only if the token is still mine. Otherwise I might delete the next one's lock. But the lock expires while my process is paused, by garbage collection or a slow network, and a second worker starts; when I wake up, we both pay. A failover can also lose the lock, because replication is asynchronous. So the lock saves double work, but it does not give correctness. For that the resource itself must refuse: a fencing token that grows, checked by the database, or simply a unique key on the payout id.",
    points: [
      {
        text: "SET NX with expiry and random token",
        accept: ["SET, NX and PX", "SETNX", "random token as value", "SET NX with an expiry"],
        weight: 0.25,
      },
      {
        text: "release only your own lock by Lua",
        accept: [
          "small Lua script that deletes only",
          "compare token then delete",
          "delete only my own lock",
          "check the token before deleting",
        ],
        weight: 0.15,
      },
      {
        text: "a long pause outlives the lock",
        accept: [
          "lock expires while my process is paused",
          "lock expired during pause",
          "lock expires during the pause",
          "two workers hold the lock",
          "second worker gets the lock",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "failover can lose the lock",
        accept: ["failover can also lose", "lock is lost on failover"],
        weight: 0.1,
      },
      {
        text: "a fencing token or unique key decides",
        accept: [
          "fencing token",
          "unique key on the payout",
          "unique constraint on the payout",
          "idempotency key for the payout",
        ],
        weight: 0.25,
      },
    ],
    avoid: [
      "a Redis lock alone guarantees that a payment happens once",
      "a longer expiry makes the lock safe",
      "a plain DEL is fine",
    ],
    link: "https://redis.io/docs/latest/develop/clients/patterns/distributed-locks/",
  },
  {
    id: "software-elasticsearch-in-step",
    family: "software",
    topic: "elasticsearch",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Keeping the index in step",
    frames: [
      "You used {skill}. How does a change in the database reach the search index, what if one write fails, and how do you repair or rebuild it?",
      "Suppose search in {project} shows products that were deleted. How do you keep the index in step with the database, and repair or rebuild it?",
      "Search shows products that were deleted. How do you keep an Elasticsearch index in step with the database, and repair or rebuild it?",
    ],
    expected:
      "The database is the truth and the index is a copy that I can build again. Writing to both from the request is wrong, since one may fail. So the change and an outbox row are saved in one transaction, or Debezium reads the log, and a consumer updates the index by the product's id. It sends the row version as external version, so an older event cannot overwrite a newer one. Failed events are tried again and then parked. A nightly job compares counts and updated times, and repairs. For a new mapping I fill a second index and switch the alias, because a field's type cannot be changed in place. Search is about one second behind.",
    points: [
      {
        text: "an outbox or change log feeds the index",
        accept: [
          "Debezium",
          "change data capture",
          "outbox table",
          "change event to a queue",
          "consumer updates the index",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "dual writes from the request can fail",
        accept: ["writing to both", "dual write", "one of the two writes may fail"],
        weight: 0.15,
      },
      {
        text: "external versions stop older events",
        accept: [
          "external version",
          "older event cannot overwrite",
          "version check on the document",
          "ignore older events",
        ],
        weight: 0.2,
      },
      {
        text: "new index and alias switch for mappings",
        accept: ["switch the alias", "reindex with alias", "build a new index", "alias to the new index"],
        weight: 0.2,
      },
      {
        text: "compare and repair regularly",
        accept: [
          "nightly job compares counts",
          "nightly reconciliation of index",
          "nightly comparison",
          "reconcile the counts",
        ],
        weight: 0.2,
      },
    ],
    avoid: [
      "Elasticsearch takes part in the database's transaction",
      "a saved change is searchable immediately",
      "a field's type can be changed in place",
    ],
  },
  {
    id: "software-cassandra-hot-partition",
    family: "software",
    topic: "cassandra",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "Choosing the partition key",
    frames: [
      "Your resume names {skill}. How do you choose the partition key for sensor readings, so that no node gets too hot, and what would be a bad one?",
      "Suppose {project} keeps sensor readings in Cassandra or DynamoDB. How do you choose the partition key, and what would be a bad one?",
      "A wide-column store such as Cassandra keeps sensor readings. How do you choose the partition key, and what would be a bad one?",
    ],
    expected:
      "I begin with the queries, because there are no joins: show one sensor's readings of a day, newest first. So the partition key is sensor id plus day, and the clustering key is the time, descending. The sensor alone would be bad, as its partition grows for ever; I keep one below about a hundred megabytes. The day alone is worse: all writes of today hit one node, a hot partition. If a single sensor is still too busy, I add a bucket from 0 to 9 and read ten in parallel. A second question, such as all alarms of a city, gets its own table, written twice. I avoid ALLOW FILTERING, and let old data go by TTL.",
    points: [
      {
        text: "key fits the queries and stays small",
        accept: [
          "begin with the queries, because there are no joins",
          "query first modelling",
          "start from the queries",
          "model by the queries",
          "access pattern first",
          "begin with the queries",
          "sensor id plus day",
          "sensor id and date",
          "time bucket in the key",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "sensor id plus day as partition key",
        accept: [
          "sensor id plus day",
          "time bucket in the key",
          "composite partition key",
          "sensor id and date",
          "sensor and day together",
        ],
        weight: 0.25,
      },
      {
        text: "day alone makes a hot partition",
        accept: ["day alone is a hot partition", "all writes hit one node", "date as key is hot"],
        weight: 0.2,
      },
      {
        text: "a partition must stay below a size",
        accept: [
          "partition grows for ever",
          "below about a hundred megabytes",
          "limit the partition size",
          "partition gets too big",
        ],
        weight: 0.15,
      },
      {
        text: "a table per question, written twice",
        accept: [
          "gets its own table, written twice",
          "denormalised tables",
          "one table per query",
          "duplicate the data in another table",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "one normalised table can answer every query with joins",
      "the day alone is fine as key",
      "ALLOW FILTERING makes every query fine",
      "the day alone is a good partition key",
    ],
    link: "https://cassandra.apache.org/doc/latest/",
  },
];
