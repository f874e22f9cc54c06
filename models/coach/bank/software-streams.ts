import type { EntryDraft } from "../entry.ts";

/** Document stores, caches, search, wide columns, queues and event logs. */
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
      "Suppose a list in {project} filters, sorts and takes a range in MongoDB. How do you choose the order of the index?",
      "A MongoDB list filters by city, sorts by date and takes a price range. Which index do you create, and how do you prove it?",
    ],
    expected:
      "I follow equality, sort, range: first city, which is compared exactly, then date for the order, then price for the range. With that order the rows come out of the index already sorted. If price stood before date, MongoDB would have to sort in memory, and a sort over 100 megabytes spills to disk or fails. To prove it I run explain with executionStats: I want IXSCAN, no SORT stage, and totalDocsExamined close to nReturned. An index by city and date also serves queries by city alone, so I drop the single one. Every index costs on writing and wants to fit in memory, so I look at the indexStats now and then and remove what nobody uses.",
    points: [
      {
        text: "equality fields first, then sort, range last",
        accept: ["equality, sort, range", "ESR rule"],
        weight: 0.35,
        must: true,
      },
      { text: "wrong order sorts in memory", accept: ["sort in memory", "blocking sort"], weight: 0.15 },
      {
        text: "explain with executionStats proves it",
        accept: ["executionStats", "IXSCAN", "totalDocsExamined"],
        weight: 0.3,
      },
      {
        text: "prefixes serve shorter queries",
        accept: ["queries by city alone", "index prefix"],
        weight: 0.1,
      },
      { text: "indexStats shows unused indexes", accept: ["indexStats", "unused indexes"], weight: 0.1 },
    ],
    avoid: ["the order of fields in an index does not matter"],
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
      "Your {skill} instance reaches its memory limit. What happens to writes and keys, and how do you plan for it?",
      "Suppose the Redis of {project} is full at noon. What happens to logins and caches in it, and how do you plan better?",
      "A Redis instance reaches its memory limit. What happens to writes and to old keys, and how do you plan for it?",
    ],
    expected:
      "That depends on maxmemory-policy. The default, noeviction, refuses writes with an OOM error, so logins fail while reads still work. For a pure cache I set allkeys-lru or allkeys-lfu, so Redis throws away what is least used. volatile-lru removes only keys that have a lifetime, and if none has one, writes fail again. I never mix a cache with sessions or queues in one instance, because eviction would log people out or lose jobs. Each cache key gets a TTL with a bit of jitter. I look for the big ones with redis-cli bigkeys and memory usage, keep maxmemory below the machine's memory since a snapshot forks and copies pages, and alert at 80 percent and on evicted_keys.",
    points: [
      { text: "noeviction refuses writes", accept: ["noeviction", "OOM error"], weight: 0.25 },
      {
        text: "an eviction policy such as allkeys-lru",
        accept: ["allkeys-lru", "eviction policy", "allkeys-lfu"],
        weight: 0.25,
        must: true,
      },
      {
        text: "cache and sessions in separate instances",
        accept: ["mix a cache with sessions", "separate instance for cache"],
        weight: 0.2,
      },
      { text: "a TTL on every cache key", accept: ["TTL"], weight: 0.15 },
      {
        text: "find big keys and alert early",
        accept: ["bigkeys", "evicted_keys", "alert at 80"],
        weight: 0.15,
      },
    ],
    avoid: ["Redis always deletes old keys by itself when it is full"],
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
      "Suppose you use a lock in {skill} so that only one worker pays out. When is this lock not safe, and what do you add?",
      "Suppose a worker of {project} holds a Redis lock, pauses for a minute and goes on. What can happen, and how do you guard it?",
      "A worker holds a Redis lock, pauses for a minute and then goes on. What can happen, and how do you guard the payout?",
    ],
    expected:
      "I take the lock with SET, NX and PX, a random token as value, and release it with a small Lua script that deletes only if the token is still mine. Otherwise I might delete the next one's lock. But the lock expires while my process is paused, by garbage collection or a slow network, and a second worker starts; when I wake up, we both pay. A failover can also lose the lock, because replication is asynchronous. So the lock saves double work, but it does not give correctness. For that the resource itself must refuse: a fencing token that grows, checked by the database, or simply a unique key on the payout id.",
    points: [
      {
        text: "SET NX with expiry and random token",
        accept: ["SET, NX and PX", "SETNX", "random token as value"],
        weight: 0.25,
      },
      {
        text: "release only your own lock by Lua",
        accept: ["small Lua script that deletes only", "compare token then delete"],
        weight: 0.15,
      },
      {
        text: "a long pause outlives the lock",
        accept: ["lock expires while my process is paused", "lock expired during pause"],
        weight: 0.25,
        must: true,
      },
      { text: "failover can lose the lock", accept: ["failover can also lose"], weight: 0.1 },
      {
        text: "a fencing token or unique key decides",
        accept: ["fencing token", "unique key on the payout"],
        weight: 0.25,
      },
    ],
    avoid: ["a Redis lock alone guarantees that a payment happens once"],
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
      "You used {skill}. How does a change in the database reach the search index, and what if one of the writes fails?",
      "Suppose search in {project} shows products that were deleted. How do you keep the index and the database in step?",
      "Search shows products that were deleted from the database. How do you keep an Elasticsearch index in step with it?",
    ],
    expected:
      "The database is the truth and the index is a copy that I can build again. Writing to both from the request is wrong, since one may fail. So the change and an outbox row are saved in one transaction, or Debezium reads the log, and a consumer updates the index by the product's id. It sends the row version as external version, so an older event cannot overwrite a newer one. Failed events are tried again and then parked. A nightly job compares counts and updated times, and repairs. For a new mapping I fill a second index and switch the alias, because a field's type cannot be changed in place. Search is about one second behind.",
    points: [
      {
        text: "an outbox or change log feeds the index",
        accept: ["outbox", "Debezium", "change data capture"],
        weight: 0.25,
        must: true,
      },
      {
        text: "dual writes from the request can fail",
        accept: ["writing to both", "dual write"],
        weight: 0.15,
      },
      {
        text: "external versions stop older events",
        accept: ["external version", "older event cannot overwrite"],
        weight: 0.2,
      },
      {
        text: "new index and alias switch for mappings",
        accept: ["switch the alias", "reindex with alias"],
        weight: 0.2,
      },
      {
        text: "compare and repair regularly",
        accept: ["nightly job compares counts", "nightly reconciliation of index"],
        weight: 0.2,
      },
    ],
    avoid: ["Elasticsearch takes part in the database's transaction"],
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
      "Your resume names {skill}. How do you choose the partition key for sensor readings, so that no node gets too hot?",
      "Suppose {project} keeps chat messages in Cassandra or DynamoDB. How do you choose the key, and what would be a bad one?",
      "A wide-column store such as Cassandra keeps sensor readings. How do you choose the partition key, and what would be a bad one?",
    ],
    expected:
      "I begin with the queries, because there are no joins: show one sensor's readings of a day, newest first. So the partition key is sensor id plus day, and the clustering key is the time, descending. The sensor alone would be bad, as its partition grows for ever; I keep one below about a hundred megabytes. The day alone is worse: all writes of today hit one node, a hot partition. If a single sensor is still too busy, I add a bucket from 0 to 9 and read ten in parallel. A second question, such as all alarms of a city, gets its own table, written twice. I avoid ALLOW FILTERING, and let old data go by TTL.",
    points: [
      {
        text: "design the table from the queries",
        accept: ["begin with the queries, because there are no joins", "query first modelling"],
        weight: 0.25,
        must: true,
      },
      {
        text: "sensor id plus day as partition key",
        accept: ["sensor id plus day", "time bucket in the key", "composite partition key"],
        weight: 0.25,
      },
      { text: "day alone makes a hot partition", accept: ["hot partition"], weight: 0.2 },
      {
        text: "a partition must stay below a size",
        accept: ["partition grows for ever", "below about a hundred megabytes"],
        weight: 0.15,
      },
      {
        text: "a table per question, written twice",
        accept: ["ALLOW FILTERING", "gets its own table, written twice", "denormalised tables"],
        weight: 0.15,
      },
    ],
    avoid: ["one normalised table can answer every query with joins"],
    link: "https://cassandra.apache.org/doc/latest/",
  },
  {
    id: "software-rabbitmq-ack-dead-letter",
    family: "software",
    topic: "rabbitmq",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "The message that never works",
    frames: [
      "In your {skill} consumers, when do you acknowledge a message, and what happens to one that fails every time?",
      "Suppose one bad message blocks the queue of {project} because it fails again and again. What do you set up?",
      "One bad message fails again and again and blocks a RabbitMQ queue. When do you acknowledge, and what do you set up?",
    ],
    expected:
      "I acknowledge by hand and only after the work is saved, because otherwise a crash loses it. If the consumer dies, the broker delivers it again, so the handler must be idempotent, for example with a table of message ids. A failing one must not be requeued without end. I reject it without requeue, and a dead letter exchange moves it to a retry queue with a TTL of, say, 30 seconds, from which it comes back; after five rounds it goes to a parking queue that raises an alert. Quorum queues count deliveries themselves with a delivery limit. A prefetch of ten to fifty keeps one slow worker from holding everything. Publishers use confirms and durable queues.",
    points: [
      {
        text: "acknowledge only after the work is saved",
        accept: ["acknowledge by hand", "manual ack", "ack after processing"],
        weight: 0.25,
        must: true,
      },
      {
        text: "a dead letter exchange with limited retries",
        accept: ["dead letter", "parking queue"],
        weight: 0.3,
      },
      {
        text: "redelivery needs an idempotent handler",
        accept: ["handler must be idempotent", "table of message ids"],
        weight: 0.2,
      },
      { text: "prefetch limits what one worker holds", accept: ["prefetch"], weight: 0.1 },
      {
        text: "confirms, durable queue, persistent message",
        accept: ["publishers use confirms", "durable queues", "publisher confirms"],
        weight: 0.15,
      },
    ],
    avoid: ["automatic acknowledgement is the safest setting"],
    link: "https://www.rabbitmq.com/docs/confirms",
  },
  {
    id: "software-kafka-lag-grows",
    family: "software",
    topic: "kafka",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Consumers that fall behind",
    frames: [
      "Your {skill} consumer group falls behind more each hour. How do you find the reason, and what can you do?",
      "Suppose consumers of {project} lag an hour behind the topic in Kafka. How do you find out why?",
      "A Kafka consumer group falls further behind each hour. How do you find the reason, and what can you do about it?",
    ],
    expected:
      "I look at the lag per partition first. If all grow alike, we process too slowly; if one grows, a hot key or one stuck message is there. Adding consumers helps only up to the number of partitions, the rest sit idle. Then I measure one message: mostly it is a database write or an HTTP call for each, so I work in batches, or in parallel by key. If the log shows rebalances again and again, processing takes longer than max.poll.interval.ms, the group throws the member out and work is repeated; so I lower max.poll.records. More partitions help, but they change which key goes where, so order by key breaks at that moment.",
    points: [
      {
        text: "compare lag per partition",
        accept: ["look at the lag per partition", "lag of each partition"],
        weight: 0.25,
      },
      {
        text: "more consumers than partitions sit idle",
        accept: [
          "Adding consumers helps only up to the number of partitions",
          "consumers limited by partitions",
        ],
        weight: 0.2,
        must: true,
      },
      {
        text: "batch the slow write per message",
        accept: ["work in batches", "parallel by key"],
        weight: 0.2,
      },
      {
        text: "rebalances from exceeding max.poll.interval",
        accept: ["max.poll.interval", "rebalances again", "max.poll.records"],
        weight: 0.2,
      },
      {
        text: "more partitions break the order by key",
        accept: ["order by key breaks", "More partitions help, but they change which key"],
        weight: 0.15,
      },
    ],
    avoid: ["any number of consumers can share one partition in a group"],
    link: "https://kafka.apache.org/documentation/",
  },
  {
    id: "software-kafka-event-shape",
    family: "software",
    topic: "kafka",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Changing an event safely",
    frames: [
      "Other teams read your {skill} topic. You must rename a field of the event. How do you do it without breaking them?",
      "Suppose five services read the order event of {project} from Kafka, and its shape must change. How do you go about it?",
      "Five services read your order event from Kafka, and its shape must change. How do you do it without breaking them?",
    ],
    expected:
      "I cannot deploy all five at once, and old events stay in the topic for weeks, so both shapes must be readable. A schema registry with Avro or Protobuf checks each new version before it is used; with backward compatibility I may add a field with a default and drop an optional one, and consumers upgrade first. A rename is not allowed in one step. I add the new field, fill both, tell the teams, watch who still reads the old, and remove it after the retention has passed. If the meaning itself changes, I publish a new topic, orders v2, and feed both for a time. In CI the producer's build fails when its schema is not compatible.",
    points: [
      {
        text: "old events and consumers remain, no big switch",
        accept: ["deploy all five at once", "old events stay"],
        weight: 0.25,
      },
      {
        text: "a schema registry checks compatibility",
        accept: ["schema registry", "backward compatibility"],
        weight: 0.25,
        must: true,
      },
      {
        text: "fill old and new field for a time",
        accept: ["add the new field, fill both", "field with a default"],
        weight: 0.2,
      },
      {
        text: "a new topic when meaning changes",
        accept: ["publish a new topic", "orders v2"],
        weight: 0.15,
      },
      {
        text: "CI stops incompatible schemas",
        accept: ["schema is not compatible", "producer's build fails"],
        weight: 0.15,
      },
    ],
    avoid: ["JSON without a schema can change at any time without harm"],
    link: "https://docs.confluent.io/platform/current/schema-registry/fundamentals/schema-evolution.html",
  },
];
