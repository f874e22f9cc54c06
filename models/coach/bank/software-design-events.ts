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
      "Your resume names {skill}. Design a sale in which ten thousand coupons are given out at noon, one per person and not one more.",
      "Suppose {project} gives out ten thousand coupons at noon and a million people press the button. Design it.",
      "At noon ten thousand coupons are given out and a million people press the button. Design it so that none is given twice.",
    ],
    expected:
      "99 percent must be told no quickly. The page is static on a CDN, and the button opens by the server's time. At the door a limit per user and bot checks cut the crowd. In Redis one Lua script checks whether the user is in the set of winners, lowers the counter if it is above zero and adds him, all atomically. Winners go to a stream, and workers write the coupon to the database under a unique key of sale and user, which stays the truth. If Redis fails over, it may have lost a few, so I count the database before opening again.",
    points: [
      {
        text: "one atomic script checks and counts down",
        accept: ["Lua script", "atomic decrement", "all atomically"],
        weight: 0.3,
        must: true,
      },
      {
        text: "winners queued, database written later",
        accept: ["Winners go to a stream", "workers write the coupon"],
        weight: 0.2,
      },
      {
        text: "a unique key of sale and user",
        accept: ["unique key of sale", "one per user constraint"],
        weight: 0.2,
      },
      {
        text: "CDN and limits cut the crowd",
        accept: ["static on a CDN", "limit per user", "bot checks"],
        weight: 0.15,
      },
      {
        text: "recover counts after a Redis failure",
        accept: ["Redis fails over", "count the database before"],
        weight: 0.15,
      },
    ],
    avoid: ["reading the counter and then writing it is safe in Redis"],
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
      "Your resume names {skill}. Design how an order tells stock, kitchen, delivery and billing what happened, without calling each of them.",
      "Suppose {project} has one order and five teams that react to it. Design it with events, and say what you give up.",
      "One order concerns stock, kitchen, delivery and billing. Design it with events on Kafka, and say what you give up.",
    ],
    expected:
      "The order service saves the order and an outbox row in one transaction, and a relay or Debezium publishes it to the topic orders with the order id as key, so events of one order keep their sequence. Each team has a consumer group and its own data. Delivery is at least once, so each consumer stores the last event id in the same transaction as its work. What I give up: the answer is not immediate, so the screen shows states such as confirmed by kitchen; and following one order needs tracing. Bad events go to a dead letter topic. With ten orders a minute I would just call the services.",
    points: [
      {
        text: "outbox publishes what was really saved",
        accept: ["outbox row", "Debezium", "transactional outbox"],
        weight: 0.25,
        must: true,
      },
      {
        text: "order id as key keeps sequence",
        accept: ["order id as key", "partition by order id"],
        weight: 0.2,
      },
      {
        text: "delivery is at least once, consumers idempotent",
        accept: ["stores the last event id", "idempotent consumer", "at-least-once delivery"],
        weight: 0.2,
      },
      {
        text: "eventual answers shown as states",
        accept: ["answer is not immediate", "eventual consistency"],
        weight: 0.2,
      },
      { text: "dead letters and tracing", accept: ["dead letter topic", "needs tracing"], weight: 0.15 },
    ],
    avoid: ["publishing after saving without an outbox loses nothing"],
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
      "Your resume names {skill}. Design a live cricket score for two crore viewers, with a delay under three seconds.",
      "Suppose {project} shows a live score to two crore people at the final. What do you use besides WebSocket, and why?",
      "Design a live cricket score for two crore viewers with a delay of at most three seconds. Do you push or poll, and why?",
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
        accept: ["most poll through the CDN", "CDN can answer", "life of one or two seconds"],
        weight: 0.3,
        must: true,
      },
      {
        text: "all sockets reconnect when a server falls",
        accept: ["when one falls its people all come back", "thundering herd", "reconnect storm"],
        weight: 0.15,
      },
      {
        text: "a version stops older answers",
        accept: ["version number", "old answer never replaces"],
        weight: 0.15,
      },
      {
        text: "random delay and adjustable interval",
        accept: ["random delay", "raise the interval", "degrade gracefully"],
        weight: 0.2,
      },
    ],
    avoid: ["every viewer must hold an open socket"],
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
      "Your resume names {skill}. Design how a million electricity meters send a reading every fifteen minutes, and how one finds a broken one.",
      "Suppose {project} grows to a million devices with a reading every fifteen minutes. Design the way from device to chart.",
      "A million electricity meters send a reading every fifteen minutes. Design the way from the meter to the bill and the chart.",
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
        accept: ["random time from its id", "jitter", "clocks strike at the quarter"],
        weight: 0.2,
        must: true,
      },
      {
        text: "key of meter and time takes late repeats",
        accept: ["key is meter and time", "days late"],
        weight: 0.2,
      },
      {
        text: "time series store with rollups",
        accept: ["time series", "TimescaleDB", "hourly sums"],
        weight: 0.25,
      },
      {
        text: "silent meters found in groups",
        accept: ["meters silent", "grouped by transformer"],
        weight: 0.15,
      },
    ],
    avoid: ["a float time without zone is enough as key"],
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
      "Suppose month-end reports slow down the live {skill} database of {project}. Design how people get reports without hurting the shop.",
      "Your resume names {skill}. Reports over two years of orders slow down the live shop. Design a way out, from cheap to large.",
      "Reports over two years of orders slow down the live PostgreSQL database of a shop. Design a way out, from cheap to large.",
    ],
    expected:
      "I begin with the cheap steps. Often a daily summary table, filled at night, answers most of them in a second. Next a read replica for reports, so heavy scans do not touch the primary; but it has the same row layout, slow for sums over years. When that is not enough, changes flow by logical replication or Debezium into a column store such as ClickHouse or BigQuery, some minutes behind, where such a sum takes seconds. There I model facts and dimensions, so that revenue has one definition. Old orders are parted by month. Every report shows its time of data, and finance closes only on checked totals.",
    points: [
      {
        text: "summary tables before anything larger",
        accept: ["summary table", "materialised view", "daily summary"],
        weight: 0.25,
        must: true,
      },
      { text: "a read replica takes heavy scans", accept: ["read replica"], weight: 0.2 },
      {
        text: "changes flow to a column store",
        accept: ["column store", "ClickHouse", "BigQuery", "data warehouse"],
        weight: 0.25,
      },
      {
        text: "one definition of revenue",
        accept: ["facts and dimensions", "revenue has one definition"],
        weight: 0.15,
      },
      {
        text: "every report shows its time of data",
        accept: ["report shows its time", "freshness of the report"],
        weight: 0.15,
      },
    ],
    avoid: ["a bigger server is the only answer to slow reports"],
  },
];
