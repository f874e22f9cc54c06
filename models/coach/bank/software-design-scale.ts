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
      "Suppose teams at {employer} each send their own SMS and mail. Design one service for all of it, with users' choices respected and a second provider for bad days.",
      "Design one service that sends SMS, e-mail and push for many teams, respects what each user has switched off, and survives a failing provider.",
    ],
    expected:
      "Teams call one API with a user id, a template name and the values; they never talk to a provider themselves. The service checks the user's preferences and quiet hours, fills the template in his language, and puts the job in a queue per channel, with a separate lane for one-time passwords so a sales campaign cannot delay them. Workers send through a provider, and after repeated errors they switch to a second provider. Each request has a deduplication key, so a retry by the team does not send two messages. Delivery reports come back by webhook and are stored, which lets support see what a customer got. Bounced addresses are put on a block list.",
    points: [
      {
        text: "preferences and quiet hours are checked",
        accept: [
          "preferences and quiet hours",
          "user opted out",
          "user preferences",
          "opt-out list",
          "do not disturb",
        ],
        weight: 0.2,
      },
      {
        text: "messages pass through queues to workers",
        accept: [
          "queue per channel",
          "separate lane",
          "priority queue for OTP",
          "message queue",
          "OTP queue apart",
          "a queue per channel",
          "with a separate lane",
          "put in a queue",
          "priority queue",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "switch provider after repeated errors",
        accept: ["repeated errors they switch", "provider failover", "fall back to another provider"],
        weight: 0.2,
      },
      {
        text: "a key stops double sending",
        accept: ["deduplication key", "send two messages", "idempotency key"],
        weight: 0.15,
      },
      {
        text: "delivery reports are kept",
        accept: ["delivery reports", "delivery status", "delivery receipts"],
        weight: 0.15,
      },
    ],
    avoid: ["login codes and campaigns share one queue", "a one-time code may wait behind a campaign"],
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
      "Suppose {project} takes payments through a provider that reports by webhook: late, twice, or never. How do you keep orders right, and fakes out?",
      "A payment provider reports by webhook: sometimes late, sometimes twice, sometimes never. How do you keep orders right, and fakes out?",
    ],
    expected:
      "I treat the webhook as a hint to be proved. First I check the signature over the raw body. Then I store the event with the provider's event id under a unique constraint, answer 200 quickly, and do the work from that table, so a second delivery changes nothing. The order is a state machine: created, paid, failed, refunded; a late failed event cannot undo a paid order. I compare the amount and the currency with my own order, and never trust the browser's success page. For events that never come, a reconciliation job asks the provider's API about open orders every few minutes, and a daily one compares totals with the settlement file.",
    points: [
      {
        text: "check the signature over the raw body",
        accept: ["over the raw body", "HMAC signature", "verify the signature", "check the signature"],
        weight: 0.2,
      },
      {
        text: "a repeated webhook event changes nothing",
        accept: [
          "second delivery changes nothing",
          "duplicate events ignored",
          "unique event id",
          "idempotent webhook handler",
          "already processed",
        ],
        weight: 0.25,
        must: true,
      },
      { text: "a state machine for the order", accept: ["state machine", "undo a paid order"], weight: 0.2 },
      {
        text: "reconcile open orders with the provider",
        accept: ["reconciliation job", "settlement file", "poll the provider", "ask the provider's API"],
        weight: 0.2,
      },
      {
        text: "distrust the browser's success page",
        accept: ["browser's success page", "compare the amount", "amount and the currency"],
        weight: 0.15,
      },
    ],
    avoid: [
      "the browser's success page proves the payment",
      "the webhook always arrives exactly once",
      "a late failure should cancel a paid order",
    ],
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
      "Suppose {project} must run thousands of planned jobs, such as reminders, on several servers. How does each run on time and only once, also when a server dies?",
      "Thousands of planned jobs, such as reminders, must run on several servers. How does each run on time and only once, also when a server dies?",
    ],
    expected:
      "Cron on every server would run each job several times. I keep a jobs table with the due time, a status and the number of tries, and an index on status and due time. Workers take a small batch of due rows with FOR UPDATE SKIP LOCKED, so two workers never get the same row. A taken job has a lease with an end time; if the worker dies, the lease runs out and another one picks it up. So a job may run again, and its action must tolerate that. Failed jobs come back with longer pauses, and after five tries are parked for a person to see. I watch the age of the oldest due job.",
    points: [
      {
        text: "jobs table indexed by due time",
        accept: ["index on status", "jobs table with due", "table of due jobs"],
        weight: 0.15,
      },
      {
        text: "a lock lets one worker claim a row",
        accept: [
          "FOR UPDATE SKIP LOCKED",
          "SKIP LOCKED",
          "distributed lock",
          "lock the row",
          "atomic claim",
          "leader election",
          "two workers never get",
          "only one worker takes",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "a lease frees jobs of dead workers",
        accept: ["lease runs out", "lease with an end", "visibility timeout", "lock expires"],
        weight: 0.2,
      },
      {
        text: "a second run must do no harm",
        accept: ["action must tolerate that", "idempotent", "may run again"],
        weight: 0.15,
      },
      {
        text: "longer pauses, then a dead letter",
        accept: ["longer pauses", "dead letter after retries", "exponential backoff", "parked for a person"],
        weight: 0.1,
      },
      {
        text: "alert on the oldest waiting job",
        accept: ["oldest due job", "oldest job's age"],
        weight: 0.1,
      },
    ],
    avoid: ["exactly one run is always guaranteed", "one process sleeps until the time comes"],
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
      "Imagine {employer} sells forty thousand match tickets in five minutes. Design it so that no seat is sold twice, the site survives, and late payments are handled.",
      "Design ticket sales for a big match: forty thousand seats, two million visitors in five minutes, no seat sold twice. What if a payment comes late?",
    ],
    expected:
      "Two problems: the crowd and the seat. For the crowd I put a virtual waiting room in front, served from the edge, which lets in only as many people as the booking core can serve. A seat goes from free to held to sold. Taking a seat is one conditional update that succeeds only if it is free or its hold has expired, so the database decides who wins. The hold lasts eight minutes, which covers the payment; if money arrives after the hold has gone, I try to take the seat again or refund. The seat map comes from a cache and may be seconds old, but the hold is always checked fresh. I split data by stand.",
    points: [
      {
        text: "a waiting room limits the crowd",
        accept: ["waiting room", "virtual queue", "queue the visitors"],
        weight: 0.25,
      },
      {
        text: "a seat hold that expires",
        accept: [
          "held to sold",
          "hold lasts eight minutes",
          "temporary seat hold",
          "hold the seat",
          "seat is held for",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "one conditional update decides the winner",
        accept: [
          "database decides who wins",
          "conditional update that succeeds",
          "atomic update",
          "row lock on seat",
          "optimistic locking",
        ],
        weight: 0.2,
      },
      {
        text: "payment after the hold: retake or refund",
        accept: ["hold has gone", "late payment refund", "take the seat again", "refund the payment"],
        weight: 0.15,
      },
      {
        text: "the seat map may be slightly old",
        accept: ["seat map comes", "cached seat map"],
        weight: 0.1,
      },
    ],
    avoid: ["trust the seat map in the browser", "more servers alone survive the rush"],
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
      "Suppose {project} gets a home feed of posts by followed people. Do you build the feed at writing or at reading time, for whom, and what is stored?",
      "Design a home feed of posts by followed people. Do you build it at writing or at reading time, for whom, and what is stored?",
    ],
    expected:
      "There are two ways. Fan-out on write puts each new post id in the list of every follower, so reading is one quick list read, but a star with ten million followers means ten million writes. Fan-out on read collects posts from all followed people at the time of opening, cheap to write but slow to read. I use a mix: normal accounts push, the few celebrities are pulled and merged when the feed is read. I push only to users active in the last month. Lists hold ids only, some hundred per user, in Redis; the posts come from a cache. Deleted or blocked posts are filtered at reading. A delay of some seconds is fine.",
    points: [
      {
        text: "fan-out on write: followers' lists",
        accept: ["fan-out on write", "push model", "push to followers' lists"],
        weight: 0.25,
      },
      { text: "fan-out on read collects posts", accept: ["fan-out on read", "pull model"], weight: 0.2 },
      {
        text: "a mix: celebrities are pulled",
        accept: [
          "celebrities are pulled",
          "hybrid",
          "pull for celebrities",
          "mix of both",
          "normal accounts push",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "only active users get pushed ids",
        accept: ["lists hold ids", "only to users active", "store only post ids"],
        weight: 0.15,
      },
      {
        text: "deleted or blocked posts are filtered",
        accept: ["blocked posts", "filter blocked authors", "filtered at reading"],
        weight: 0.1,
      },
    ],
    avoid: ["copy whole posts into each follower's list", "build every feed fresh from the database"],
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
      "What if the whole cloud region of {project} goes down for three hours? Design how users keep working, how you switch, and what it may cost.",
      "What if the whole cloud region behind your service goes down for three hours? Design how users keep working, how you switch, and the price.",
    ],
    expected:
      "I first ask the business two numbers: how long may we be down, and how much data may we lose. For most of us a warm standby is right. A second region runs a small copy, and the database replicates there asynchronously, so a failover can lose the last seconds of writes. If no loss is allowed, replication must be synchronous and every write pays the distance. Switching moves traffic with a health-checked DNS record of short time, and a person confirms the promotion, because two primaries at once, a split brain, would be worse than the outage. Secrets, quotas and images must be there beforehand. We practise it twice a year, or it will not work.",
    points: [
      {
        text: "agree on allowed outage and loss",
        accept: [
          "may we be down",
          "business two numbers",
          "RPO and RTO",
          "recovery time objective",
          "how much data may we lose",
        ],
        weight: 0.25,
      },
      {
        text: "a second region ready to take over",
        accept: ["warm standby", "standby region", "active in both regions", "multi-region setup"],
        weight: 0.2,
        must: true,
      },
      {
        text: "asynchronous copies can lose last writes",
        accept: ["replicates there asynchronously", "lose the last seconds", "replication lag"],
        weight: 0.2,
      },
      {
        text: "avoid split brain with two primaries",
        accept: ["split brain", "person confirms the promotion"],
        weight: 0.2,
      },
      {
        text: "practise failing over twice a year",
        accept: ["practise it twice", "failover drill", "disaster drill", "DR drill"],
        weight: 0.15,
      },
    ],
    avoid: [
      "several zones protect against a lost region",
      "two primaries at once are fine",
      "backups alone bring us back in minutes",
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
        accept: ["modular monolith", "services will not cure", "keep the monolith"],
        weight: 0.2,
      },
      {
        text: "split step by step, one part first",
        accept: [
          "strangler pattern",
          "router in front sends",
          "strangler fig",
          "gateway routes some paths",
          "one piece at a time",
          "the strangler pattern",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "no database shared with the monolith",
        accept: [
          "service must own its data",
          "programs on one table",
          "database per service",
          "no shared tables",
        ],
        weight: 0.25,
      },
      {
        text: "outbox and saga replace shared transactions",
        accept: ["outbox table", "use a saga", "saga with compensating", "saga pattern"],
        weight: 0.2,
      },
      {
        text: "distributed tracing becomes a must",
        accept: ["tracing becomes a must", "distributed tracing", "tracing across services"],
        weight: 0.1,
      },
    ],
    avoid: ["services are always better than a monolith", "services may share one database safely"],
  },
];
