import type { EntryDraft } from "../entry.ts";

/** System design around events: rushes, streams, live numbers, readings, reports. */
export const softwareDesignEvents: readonly EntryDraft[] = [
  {
    id: "software-system-design-coupon-rush",
    family: "software",
    topic: "redis",
    kind: "system-design",
    type: "system-design",
    level: "medium",
    rung: "deepener",
    title: "Ten thousand coupons at noon",
    frames: [
      "Your resume names {skill}. Design a sale in which ten thousand coupons are given out at noon, one per person and not one more. What if Redis fails?",
      "Suppose {project} gives out ten thousand coupons at noon and a million people press the button. Design it, one per person, and say what happens if Redis fails.",
      "At noon ten thousand coupons are given out with Redis and a million people press the button. Design it, one per person. What if Redis fails?",
    ],
    expected:
      "99 percent must be told no quickly. The page is static on a CDN, and the button opens by the server's time. At the door a limit per user and bot checks cut the crowd. In Redis one Lua script checks whether the user is in the set of winners, lowers the counter if it is above zero and adds him, all atomically. Winners go to a stream, and workers write the coupon to the database under a unique key of sale and user, which stays the truth. If Redis fails over, it may have lost a few, so I count the database before opening again.",
    points: [
      {
        text: "check and count in one atomic step",
        accept: [
          "Lua script",
          "atomic decrement",
          "all atomically",
          "atomic operation in Redis",
          "DECR",
          "one Lua script",
          "atomic counter",
          "atomic update",
          "lock the row",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "winners queued, database written later",
        accept: [
          "Winners go to a stream",
          "workers write the coupon",
          "write to database later",
          "queue the winners",
        ],
        weight: 0.2,
      },
      {
        text: "a unique key of sale and user",
        accept: ["unique key of sale", "one per user constraint", "unique constraint on user"],
        weight: 0.2,
      },
      {
        text: "CDN and limits cut the crowd",
        accept: ["static on a CDN", "limit per user", "bot checks", "rate limiting", "captcha"],
        weight: 0.15,
      },
      {
        text: "recount from the database afterwards",
        accept: ["count the database before", "rebuild the counter", "database stays the truth"],
        weight: 0.15,
      },
    ],
    avoid: ["a plain read and write of the counter is fine", "the button may trust the phone's clock"],
  },
  {
    id: "software-system-design-order-events",
    family: "software",
    topic: "kafka",
    kind: "system-design",
    type: "system-design",
    level: "hard",
    rung: "deepener",
    title: "Orders as a stream of events",
    frames: [
      "Your resume names {skill}. Design how an order tells stock, kitchen, delivery and billing what happened, without calling each of them. What do you give up?",
      "Suppose {project} has one order and five teams that react to it. Design it with events, so that none is lost, and say what you give up.",
      "One order concerns stock, kitchen, delivery and billing. Design it with events on Kafka, so that none is lost, and say what you give up.",
    ],
    expected:
      "The order service saves the order and an outbox row in one transaction, and a relay or Debezium publishes it to the topic orders with the order id as key, so events of one order keep their sequence. Each team has a consumer group and its own data. Delivery is at least once, so each consumer stores the last event id in the same transaction as its work. What I give up: the answer is not immediate, so the screen shows states such as confirmed by kitchen; and following one order needs tracing. Bad events go to a dead letter topic. With ten orders a minute I would just call the services.",
    points: [
      {
        text: "outbox publishes what was really saved",
        accept: ["outbox row", "Debezium", "transactional outbox", "outbox table"],
        weight: 0.2,
      },
      {
        text: "each team has its own consumer group",
        accept: ["consumer group", "consumer groups", "every team subscribes"],
        weight: 0.15,
      },
      {
        text: "order id as key keeps sequence",
        accept: ["order id as key", "partition by order id", "key by order id"],
        weight: 0.2,
      },
      {
        text: "at least once, so consumers are idempotent",
        accept: [
          "stores the last event id",
          "idempotent consumer",
          "at-least-once delivery",
          "ignore repeated events",
        ],
        weight: 0.2,
      },
      {
        text: "eventual answers shown as states",
        accept: ["answer is not immediate", "eventual consistency", "eventually consistent"],
        weight: 0.15,
      },
      {
        text: "dead letters and tracing",
        accept: ["dead letter topic", "needs tracing", "dead letter queue"],
        weight: 0.1,
      },
    ],
    avoid: [
      "saving and publishing are one atomic step anyway",
      "one consumer group serves all teams",
      "consumers see every change immediately",
    ],
  },
  {
    id: "software-system-design-live-score",
    family: "software",
    topic: "websocket",
    kind: "system-design",
    type: "system-design",
    level: "medium",
    rung: "transfer",
    title: "A score for two crore viewers",
    frames: [
      "Your resume names {skill}. Design a live cricket score for two crore viewers, with a delay under three seconds. Do you push or poll, and why?",
      "Suppose {project} shows a live score to two crore people at the final. What do you use besides WebSocket, and why? What if the load grows?",
      "Design a live cricket score for two crore viewers with a delay of at most three seconds. Do you push or poll, and why? What if the load grows?",
    ],
    expected:
      "All viewers get the same text, so it is a caching problem. With sockets, at fifty thousand per server, I need four hundred servers, and when one falls its people all come back at once. If each asks every three seconds, that is about 67 lakh requests a second, which a CDN can answer when the score is a small file with a life of one or two seconds. So most poll through the CDN, and I push by server-sent events to the few who comment live. The scorer writes a version number, so an old answer never replaces a newer one. Clients add a random delay. If load grows, I raise the interval by a setting.",
    points: [
      {
        text: "estimate sockets and requests",
        accept: ["four hundred servers", "lakh requests a second", "fifty thousand per server"],
        weight: 0.2,
      },
      {
        text: "polling a file cached at the CDN",
        accept: [
          "most poll through the CDN",
          "CDN can answer",
          "life of one or two seconds",
          "cache at the edge",
          "poll a cached file",
        ],
        weight: 0.3,
      },
      {
        text: "all sockets reconnect when a server falls",
        accept: [
          "when one falls its people all come back",
          "thundering herd",
          "reconnect storm",
          "everyone reconnects together",
        ],
        weight: 0.15,
      },
      {
        text: "a version stops older answers",
        accept: ["version number", "old answer never replaces", "sequence number"],
        weight: 0.15,
      },
      {
        text: "random delay and adjustable interval",
        accept: ["add a random delay", "raise the interval", "degrade gracefully", "jitter"],
        weight: 0.2,
      },
    ],
    avoid: [
      "the database can answer every viewer directly",
      "each viewer needs a calculated answer of his own",
    ],
  },
  {
    id: "software-system-design-meter-readings",
    family: "software",
    topic: "iot",
    kind: "system-design",
    type: "system-design",
    level: "medium",
    rung: "opener",
    title: "Readings from a million meters",
    frames: [
      "Your resume names {skill}. Design how a million electricity meters send a reading every fifteen minutes, late or twice, and how one finds a broken one.",
      "Suppose {project} grows to a million devices with a reading every fifteen minutes. Design the way from device to chart, and how a silent one is found.",
      "A million electricity meters send a reading every fifteen minutes. Design the way from meter to bill and chart, and how a silent one is found.",
    ],
    expected:
      "A million in 900 seconds are about 1,100 a second, but all clocks strike at the quarter, so each meter waits a random time from its id. They speak MQTT with a certificate each to a cluster of brokers, which write to a log, and consumers check and store. A meter may send twice or days late, so the key is meter and time, and a repeat overwrites nothing. Readings are 96 million rows a day; in a time series store such as TimescaleDB, parted by day and compressed, with hourly sums for charts. The bill reads only closed days and marks estimated gaps. A job lists meters silent for two hours, grouped by transformer.",
    points: [
      {
        text: "estimate: rows a day and per second",
        accept: ["1,100 a second", "96 million rows"],
        weight: 0.2,
      },
      {
        text: "spread the sending by a random wait",
        accept: [
          "random time from its id",
          "jitter",
          "clocks strike at the quarter",
          "random delay per meter",
        ],
        weight: 0.2,
      },
      {
        text: "key of meter and time takes late repeats",
        accept: ["key is meter and time", "days late", "meter id and timestamp", "duplicates are ignored"],
        weight: 0.2,
      },
      {
        text: "time series store with rollups",
        accept: ["time series", "TimescaleDB", "InfluxDB", "hourly sums"],
        weight: 0.25,
      },
      {
        text: "silent meters found in groups",
        accept: ["silent for two hours", "grouped by transformer", "alert on missing readings"],
        weight: 0.15,
      },
    ],
    avoid: ["the arrival time identifies a reading", "late readings should be thrown away"],
  },
  {
    id: "software-system-design-report-copy",
    family: "software",
    topic: "postgresql",
    kind: "system-design",
    type: "system-design",
    level: "medium",
    rung: "transfer",
    title: "Reports that slow the shop",
    frames: [
      "Suppose month-end reports slow down the live {skill} database of {project}. Design a way out, from cheap to large. How can readers trust them?",
      "Your resume names {skill}. Reports over two years of orders slow down the live shop. Design a way out, from cheap to large. How can readers trust them?",
      "Reports over two years of orders slow down the live PostgreSQL database of a shop. Design a way out, from cheap to large. How can readers trust them?",
    ],
    expected:
      "I begin with the cheap steps. Often a daily summary table, filled at night, answers most of them in a second. Next a read replica for reports, so heavy scans do not touch the primary; but it has the same row layout, slow for sums over years. When that is not enough, changes flow by logical replication or Debezium into a column store such as ClickHouse or BigQuery, some minutes behind, where such a sum takes seconds. There I model facts and dimensions, so that revenue has one definition. Old orders are parted by month. Every report carries a stamp with the time of its data, and finance closes only on checked totals.",
    points: [
      {
        text: "summary tables before anything larger",
        accept: [
          "summary table",
          "materialised view",
          "materialized view",
          "daily summary",
          "precomputed totals",
        ],
        weight: 0.25,
      },
      {
        text: "a read replica takes heavy scans",
        accept: ["read replica", "replica for reports"],
        weight: 0.2,
      },
      {
        text: "changes flow to a column store",
        accept: ["column store", "ClickHouse", "BigQuery", "data warehouse", "Redshift"],
        weight: 0.25,
      },
      {
        text: "one definition of revenue",
        accept: ["facts and dimensions", "revenue has one definition", "same definition everywhere"],
        weight: 0.15,
      },
      {
        text: "a time stamp of its data on every report",
        accept: ["stamp with the time", "last refreshed at", "how fresh the data is"],
        weight: 0.15,
      },
    ],
    avoid: ["a bigger server is the only answer to slow reports", "an index cures every yearly report"],
  },
  {
    id: "software-system-design-metrics-pipeline",
    family: "software",
    topic: "system-design",
    kind: "system-design",
    type: "system-design",
    level: "hard",
    rung: "opener",
    title: "Counting a million events",
    frames: [
      "Suppose {project} sends a million events a minute. Design how they are collected, stored and shown on a live chart and in yearly reports.",
      "An app sends a million events a minute. Design how they are collected, stored, and shown on a live chart and in yearly reports.",
    ],
    expected:
      "A million a minute is about seventeen thousand a second; at half a kilobyte each that is some seven hundred gigabytes a day, so the raw data cannot stay in an ordinary database. Collectors only validate and append to a log such as Kafka, which buffers when something behind it is slow. One consumer counts per minute in windows by event time, with a watermark for late phones, and writes small aggregates to a column store such as ClickHouse for the chart. Another one writes raw events as Parquet to object storage, partitioned by day. Yearly reports read the daily rollups. Raw data is dropped after ninety days. If we are overloaded, I sample debug events first.",
    points: [
      {
        text: "estimate: seventeen thousand a second",
        accept: ["seventeen thousand a second", "17,000 a second", "gigabytes a day"],
        weight: 0.2,
      },
      {
        text: "Kafka buffers between collectors and storage",
        accept: ["log such as Kafka", "Kafka as buffer", "collectors only validate", "queue as buffer"],
        weight: 0.2,
      },
      {
        text: "windows by event time, late events handled",
        accept: ["windows by event time", "watermark", "late events", "event time not arrival"],
        weight: 0.2,
      },
      {
        text: "ready-made aggregates feed the live chart",
        accept: [
          "column store such",
          "ClickHouse",
          "aggregates to a column",
          "time series database",
          "Druid",
          "pre-aggregated counts",
          "writes small aggregates",
          "column store such as",
          "per minute counts",
          "rollup tables",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "raw events as Parquet, dropped later",
        accept: [
          "raw events as Parquet",
          "dropped after ninety days",
          "raw events in S3",
          "object storage by day",
        ],
        weight: 0.15,
      },
    ],
    avoid: ["one relational table holds all raw events", "yearly reports should scan the raw events"],
  },
];
