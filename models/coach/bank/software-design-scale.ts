import type { EntryDraft } from "../entry.ts";

/** System design, middle to large: many users, money, failure of whole parts. */
export const softwareDesignScale: readonly EntryDraft[] = [
  {
    id: "software-system-design-notifications",
    family: "software",
    topic: "system-design",
    kind: "system-design",
    type: "system-design",
    level: "medium",
    rung: "opener",
    title: "One service for all notices",
    frames: [
      "Suppose teams at {employer} each send their own SMS and mail. Design one service for all of it, with users' choices respected.",
      "Design one service that sends SMS, e-mail and push for many teams, and that respects what each user has switched off.",
    ],
    expected:
      "Teams call one API with a user id, a template name and the values; they never talk to a provider themselves. The service checks the user's preferences and quiet hours, fills the template in his language, and puts the job in a queue per channel, with a separate lane for one-time passwords so a sales campaign cannot delay them. Workers send through a provider, and after repeated errors they switch to a second provider. Each request has a deduplication key, so a retry by the team does not send two messages. Delivery reports come back by webhook and are stored, which lets support see what a customer got. Bounced addresses are put on a block list.",
    points: [
      {
        text: "preferences and quiet hours are checked",
        accept: ["preferences and quiet hours", "user opted out"],
        weight: 0.2,
      },
      {
        text: "a queue per channel, urgent lane apart",
        accept: ["queue per channel", "separate lane", "priority queue for OTP"],
        weight: 0.3,
        must: true,
      },
      {
        text: "switch provider after repeated errors",
        accept: ["repeated errors they switch", "provider failover"],
        weight: 0.2,
      },
      {
        text: "a key stops double sending",
        accept: ["deduplication key", "send two messages"],
        weight: 0.15,
      },
      { text: "delivery reports are kept", accept: ["delivery reports", "delivery status"], weight: 0.15 },
    ],
  },
  {
    id: "software-system-design-payment-webhook",
    family: "software",
    topic: "system-design",
    kind: "system-design",
    type: "system-design",
    level: "medium",
    rung: "transfer",
    title: "Payments that report twice",
    frames: [
      "{project} takes payments through a provider that reports by webhook: late, twice, or never. How do you keep orders right?",
      "A payment provider reports by webhook: sometimes late, sometimes twice, sometimes never. How do you keep orders right?",
    ],
    expected:
      "I treat the webhook as a hint to be proved. First I check the signature over the raw body. Then I store the event with the provider's event id under a unique constraint, answer 200 quickly, and do the work from that table, so a second delivery changes nothing. The order is a state machine: created, paid, failed, refunded; a late failed event cannot undo a paid order. I compare the amount and the currency with my own order, and never trust the browser's success page. For events that never come, a reconciliation job asks the provider's API about open orders every few minutes, and a daily one compares totals with the settlement file.",
    points: [
      {
        text: "check the signature over the raw body",
        accept: ["over the raw body", "HMAC signature"],
        weight: 0.2,
      },
      {
        text: "a repeated webhook event changes nothing",
        accept: ["second delivery changes nothing", "duplicate events ignored"],
        weight: 0.25,
        must: true,
      },
      {
        text: "a state machine for the order",
        accept: ["state machine", "undo a paid order"],
        weight: 0.2,
      },
      {
        text: "reconcile open orders with the provider",
        accept: ["reconciliation job", "settlement file", "poll the provider"],
        weight: 0.2,
      },
      {
        text: "distrust the browser's success page",
        accept: ["browser's success page", "amount and the currency"],
        weight: 0.15,
      },
    ],
    avoid: ["the browser's success page proves the payment"],
  },
  {
    id: "software-system-design-job-scheduler",
    family: "software",
    topic: "system-design",
    kind: "system-design",
    type: "system-design",
    level: "medium",
    rung: "deepener",
    title: "Jobs that run once",
    frames: [
      "{project} must run thousands of planned jobs, such as reminders, on several servers. How does each job run on time and only once?",
      "Thousands of planned jobs, such as reminders, must run on several servers. How does each run on time and only once?",
    ],
    expected:
      "Cron on every server would run each job several times. I keep a jobs table with the due time, a status and the number of tries, and an index on status and due time. Workers take a small batch of due rows with FOR UPDATE SKIP LOCKED, so two workers never get the same row. A taken job has a lease with an end time; if the worker dies, the lease runs out and another one picks it up. So a job may run again, and its action must tolerate that. Failed jobs come back with longer pauses, and after five tries are parked for a person to see. I watch the age of the oldest due job.",
    points: [
      {
        text: "jobs table indexed by due time",
        accept: ["index on status", "jobs table with due"],
        weight: 0.2,
      },
      {
        text: "rows are claimed with SKIP LOCKED",
        accept: ["FOR UPDATE SKIP LOCKED", "SKIP LOCKED"],
        weight: 0.3,
        must: true,
      },
      {
        text: "a lease frees jobs of dead workers",
        accept: ["lease runs out", "lease with an end", "visibility timeout"],
        weight: 0.25,
      },
      {
        text: "longer pauses, then a dead letter",
        accept: ["longer pauses", "dead letter after retries"],
        weight: 0.1,
      },
      {
        text: "alert on the oldest waiting job",
        accept: ["oldest due job", "oldest job's age"],
        weight: 0.15,
      },
    ],
  },
  {
    id: "software-system-design-seat-booking",
    family: "software",
    topic: "system-design",
    kind: "system-design",
    type: "system-design",
    level: "hard",
    rung: "deepener",
    title: "Seats for a big match",
    frames: [
      "Imagine {employer} sells forty thousand match tickets in five minutes. Design it so that no seat is sold twice and the site survives.",
      "Design ticket sales for a big match: forty thousand seats, two million visitors in five minutes, no seat sold twice.",
    ],
    expected:
      "Two problems: the crowd and the seat. For the crowd I put a virtual waiting room in front, served from the edge, which lets in only as many people as the booking core can serve. A seat goes from free to held to sold. Taking a seat is one conditional update that succeeds only if it is free or its hold has expired, so the database decides who wins. The hold lasts eight minutes, which covers the payment; if money arrives after the hold has gone, I try to take the seat again or refund. The seat map comes from a cache and may be seconds old, but the hold is always checked fresh. I split data by stand.",
    points: [
      { text: "a waiting room limits the crowd", accept: ["waiting room", "virtual queue"], weight: 0.25 },
      {
        text: "a seat hold that expires",
        accept: ["held to sold", "hold lasts eight minutes", "temporary seat hold"],
        weight: 0.3,
        must: true,
      },
      {
        text: "one conditional update decides the winner",
        accept: ["database decides who wins", "conditional update that succeeds"],
        weight: 0.2,
      },
      {
        text: "payment after the hold: retake or refund",
        accept: ["hold has gone", "late payment refund"],
        weight: 0.15,
      },
      {
        text: "the seat map may be slightly old",
        accept: ["seat map comes", "cached seat map"],
        weight: 0.1,
      },
    ],
  },
  {
    id: "software-system-design-news-feed",
    family: "software",
    topic: "system-design",
    kind: "system-design",
    type: "system-design",
    level: "hard",
    rung: "opener",
    title: "A feed of followed people",
    frames: [
      "Give {project} a home feed of posts by followed people. Do you build the feed at writing or at reading time, and for whom?",
      "Design a home feed of posts by followed people. Do you build it at writing or at reading time, and for whom?",
    ],
    expected:
      "There are two ways. Fan-out on write puts each new post id in the list of every follower, so reading is one quick list read, but a star with ten million followers means ten million writes. Fan-out on read collects posts from all followed people at the time of opening, cheap to write but slow to read. I use a mix: normal accounts push, the few celebrities are pulled and merged when the feed is read. I push only to users active in the last month. Lists hold ids only, some hundred per user, in Redis; the posts come from a cache. Deleted or blocked posts are filtered at reading. A delay of some seconds is fine.",
    points: [
      {
        text: "fan-out on write: followers' lists",
        accept: ["fan-out on write", "push model"],
        weight: 0.25,
      },
      {
        text: "fan-out on read collects posts",
        accept: ["fan-out on read", "pull model"],
        weight: 0.2,
      },
      {
        text: "a mix: celebrities are pulled",
        accept: ["celebrities are pulled", "celebrities", "hybrid"],
        weight: 0.3,
        must: true,
      },
      {
        text: "only active users get pushed ids",
        accept: ["lists hold ids", "only to users active"],
        weight: 0.15,
      },
      {
        text: "deleted or blocked posts are filtered",
        accept: ["blocked posts", "filter blocked authors"],
        weight: 0.1,
      },
    ],
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
      "{project} now sends a million events a minute. Design how they are collected, stored and shown on a live chart and in yearly reports.",
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
        accept: ["log such as Kafka", "Kafka as buffer", "collectors only validate"],
        weight: 0.2,
      },
      {
        text: "windows by event time, late events handled",
        accept: ["windows by event time", "watermark"],
        weight: 0.2,
      },
      {
        text: "aggregates in a column store for charts",
        accept: ["column store such", "ClickHouse", "aggregates to a column"],
        weight: 0.25,
        must: true,
      },
      {
        text: "raw events as Parquet, dropped later",
        accept: ["raw events as Parquet", "dropped after ninety days"],
        weight: 0.15,
      },
    ],
  },
  {
    id: "software-system-design-region-failure",
    family: "software",
    topic: "system-design",
    kind: "system-design",
    type: "system-design",
    level: "hard",
    rung: "transfer",
    title: "When a region is lost",
    frames: [
      "What if the whole cloud region of {project} goes down for three hours? Design how users keep working, and what it may cost.",
      "What if the whole cloud region behind your service goes down for three hours? Design how users keep working, and name the price.",
    ],
    expected:
      "I first ask the business two numbers: how long may we be down, and how much data may we lose. For most of us a warm standby is right. A second region runs a small copy, and the database replicates there asynchronously, so a failover can lose the last seconds of writes. If no loss is allowed, replication must be synchronous and every write pays the distance. Switching moves traffic with a health-checked DNS record of short time, and a person confirms the promotion, because two primaries at once, a split brain, would be worse than the outage. Secrets, quotas and images must be there beforehand. We practise it twice a year, or it will not work.",
    points: [
      {
        text: "agree on allowed outage and loss",
        accept: ["may we be down", "business two numbers", "RPO and RTO"],
        weight: 0.25,
        must: true,
      },
      { text: "a warm standby elsewhere", accept: ["warm standby", "standby region"], weight: 0.2 },
      {
        text: "asynchronous copies can lose last writes",
        accept: ["replicates there asynchronously", "lose the last seconds"],
        weight: 0.2,
      },
      {
        text: "avoid split brain with two primaries",
        accept: ["split brain", "person confirms the promotion"],
        weight: 0.2,
      },
      {
        text: "practise failing over twice a year",
        accept: ["practise it twice", "failover drill", "disaster drill"],
        weight: 0.15,
      },
    ],
  },
  {
    id: "software-system-design-split-monolith",
    family: "software",
    topic: "system-design",
    kind: "system-design",
    type: "system-design",
    level: "hard",
    rung: "transfer",
    title: "Splitting one big program",
    frames: [
      "Suppose your team at {employer} wants to split its one large application into services. What would you split first, how, and when not at all?",
      "A team wants to split its one large application into services. What would you split first, how, and when not at all?",
    ],
    expected:
      "I start by asking what hurts. If releases are slow because of weak tests, services will not cure it, and a modular monolith with clear borders is cheaper. If one part needs its own scale or its own team, I take that one first, something at the edge such as invoices. I use the strangler pattern: a router in front sends only those paths to the new service, and I can send them back. The service must own its data; two programs on one table stay coupled. The hard part is that joins and transactions across the border are gone, so I publish events through an outbox table and use a saga with compensating steps. Then tracing becomes a must.",
    points: [
      {
        text: "maybe a modular monolith is enough",
        accept: ["modular monolith", "services will not cure"],
        weight: 0.2,
      },
      {
        text: "route path by path, the strangler way",
        accept: ["strangler pattern", "router in front sends"],
        weight: 0.25,
        must: true,
      },
      {
        text: "no database shared with the monolith",
        accept: ["must own its data", "programs on one table", "database per service"],
        weight: 0.25,
      },
      {
        text: "outbox and saga replace shared transactions",
        accept: ["outbox table", "use a saga", "saga with compensating"],
        weight: 0.2,
      },
      {
        text: "distributed tracing becomes a must",
        accept: ["tracing becomes a must", "distributed tracing"],
        weight: 0.1,
      },
    ],
    avoid: ["services are always better than a monolith"],
  },
];
