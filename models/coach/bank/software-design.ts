import type { EntryDraft } from "../entry.ts";

/** System design, small to middle: one service, its load, its parts, what fails. */
export const softwareDesign: readonly EntryDraft[] = [
  {
    id: "software-system-design-short-links",
    family: "software",
    topic: "system-design",
    kind: "system-design",
    type: "system-design",
    level: "easy",
    rung: "opener",
    title: "A link shortener",
    frames: [
      "Suppose {employer} wants its own short links for SMS. Design the service: how are codes made, stored and looked up?",
      "Design a service that turns long links into short ones. How are the codes made, stored and looked up?",
    ],
    expected:
      "I first ask about load: say one million new links a month and a hundred reads for each write, so reading matters most. For the code I take a counter and write it in base 62; seven characters give over three trillion codes, and no collision has to be handled. If nobody should guess them I use random codes with a unique constraint and a retry. The table has the code as primary key, the long address, the owner and an expiry. A lookup goes to a cache first and answers a redirect with 302, because 301 is cached by browsers and we would lose the click counts. Clicks are counted through a queue, not in the redirect.",
    points: [
      {
        text: "reads far outnumber writes",
        accept: ["reads for each write", "read heavy", "more reads than writes"],
        weight: 0.15,
      },
      {
        text: "a counter in base 62 as code",
        accept: ["base 62", "base62", "with a unique constraint"],
        weight: 0.3,
        must: true,
      },
      {
        text: "short code as the primary key",
        accept: ["code as primary key", "long address, the owner"],
        weight: 0.2,
      },
      {
        text: "a 302 redirect keeps click counts",
        accept: ["redirect with 302", "302 redirect", "301 is cached"],
        weight: 0.2,
      },
      {
        text: "click counts go through a queue",
        accept: ["clicks are counted through", "click events queued"],
        weight: 0.15,
      },
    ],
  },
  {
    id: "software-system-design-photo-upload",
    family: "software",
    topic: "system-design",
    kind: "system-design",
    type: "system-design",
    level: "easy",
    rung: "opener",
    title: "Photo uploads from phones",
    frames: [
      "Users of {project} should upload photos from weak mobile networks. Design upload, thumbnails and delivery.",
      "Users upload photos from phones on weak networks. Design the upload, the thumbnails and the delivery.",
    ],
    expected:
      "I would not send the photo through my API server. The app asks the API for permission and gets a signed upload address for object storage, so the big bytes go there directly, in chunks that can resume after the network drops. The database keeps only the metadata: owner, size, status. When the upload is complete the storage sends an event to a queue, and a worker checks the true file type, scans it, removes the location data and makes thumbnails in three sizes. Until then the app shows a placeholder. Delivery is through a CDN with names that never change. A nightly job deletes uploads that were never finished.",
    points: [
      {
        text: "a signed address for direct upload",
        accept: ["signed upload address", "presigned upload", "bytes go there directly"],
        weight: 0.3,
        must: true,
      },
      {
        text: "chunks that resume after a break",
        accept: ["chunks that can resume", "resumable upload", "multipart upload"],
        weight: 0.2,
      },
      {
        text: "a background worker makes the sizes",
        accept: ["thumbnails in three sizes", "worker resizes"],
        weight: 0.2,
      },
      {
        text: "check type, remove location data",
        accept: ["true file type", "removes the location", "strip EXIF"],
        weight: 0.15,
      },
      {
        text: "delete uploads that never finished",
        accept: ["deletes uploads", "orphaned uploads"],
        weight: 0.15,
      },
    ],
  },
  {
    id: "software-system-design-leaderboard",
    family: "software",
    topic: "system-design",
    kind: "system-design",
    type: "system-design",
    level: "easy",
    rung: "deepener",
    title: "A live leaderboard",
    frames: [
      "Design a live leaderboard for {project}: the top hundred, and each player's own rank among two million.",
      "Design a live leaderboard for a game: the top hundred, and each player's own rank among two million.",
    ],
    expected:
      "Counting all better players in SQL for every view is too slow with two million rows, so I keep the ranking in a sorted structure in memory, a Redis sorted set of players and points. A change of points, reading the top hundred and reading one rank are then each about log n. The database remains the source of truth, and I can rebuild the set from it after a crash. Points are computed by the server from game events, never taken from the phone, or people will cheat. For a weekly board I use one key per week and let it expire. Clients poll every few seconds; nobody notices a slightly old rank.",
    points: [
      {
        text: "a Redis sorted set",
        accept: ["sorted set", "ZSET"],
        weight: 0.3,
        must: true,
      },
      {
        text: "counting better players in SQL is slow",
        accept: ["counting all better players", "SQL rank is slow"],
        weight: 0.15,
      },
      {
        text: "database stays the source of truth",
        accept: ["source of truth", "rebuild the set from"],
        weight: 0.2,
      },
      {
        text: "the server computes points, never phones",
        accept: ["computed by the server", "taken from the phone"],
        weight: 0.2,
      },
      {
        text: "a weekly board with its own key",
        accept: ["one key per week", "weekly board I use"],
        weight: 0.15,
      },
    ],
    link: "https://redis.io/docs/latest/develop/data-types/sorted-sets/",
  },
  {
    id: "software-system-design-feature-flags",
    family: "software",
    topic: "system-design",
    kind: "system-design",
    type: "system-design",
    level: "easy",
    rung: "transfer",
    title: "Switching features on slowly",
    frames: [
      "Suppose that at {employer} a new feature should go to five percent of users, then more. Design a small flag service for that.",
      "A new feature should go to five percent of the users, then to more. Design a small flag service for that.",
    ],
    expected:
      "A flag has a name, a percentage, and rules such as city or app version. To decide I hash the user id together with the flag name into a bucket from 0 to 99, and it is on if the bucket is below the percentage. So the same user always gets the same answer, also when five grows to ten. Apps must not ask the service at each click: they download all rules at the start, keep them in memory, and refresh every minute. If the service is down they use the last known rules, or a safe default built in. Each change is written to an audit log. Old flags get an end date and are removed.",
    points: [
      {
        text: "user id hashed into a percentage bucket",
        accept: ["hash the user id", "percentage bucket"],
        weight: 0.35,
        must: true,
      },
      {
        text: "users keep their answer as percentages grow",
        accept: ["five grows to ten", "sticky assignment"],
        weight: 0.15,
      },
      {
        text: "apps keep rules in memory",
        accept: ["download all rules", "refresh every minute", "evaluate locally"],
        weight: 0.2,
      },
      {
        text: "last known rules when it fails",
        accept: ["last known rules", "safe default built in"],
        weight: 0.15,
      },
      {
        text: "old flags end and are removed",
        accept: ["get an end date", "remove stale flags"],
        weight: 0.15,
      },
    ],
  },
  {
    id: "software-system-design-chat",
    family: "software",
    topic: "system-design",
    kind: "system-design",
    type: "system-design",
    level: "medium",
    rung: "opener",
    title: "A chat with read marks",
    frames: [
      "Add a chat to {project}: one-to-one, messages arrive at once, and none is lost when a phone is offline. Sketch the design.",
      "Design a one-to-one chat: messages arrive at once, and none is lost when a phone is offline. Sketch the parts.",
    ],
    expected:
      "Each phone holds a WebSocket to a gateway server, and a registry in Redis says which gateway a user is on. The sender creates a message id on the phone, so a resend after a timeout is not a second message. The server first stores the message with a sequence number per conversation, then acknowledges it, then passes it to the receiver's gateway. If he is offline a push notification goes out, and at the next connect the phone asks for everything after the last number it has. Read marks are just the highest number seen. Messages are partitioned by conversation id. Half a million open sockets need about ten gateways, with sticky load balancing.",
    points: [
      {
        text: "a WebSocket gateway and a user registry",
        accept: ["WebSocket to a gateway", "which gateway a user"],
        weight: 0.2,
      },
      {
        text: "the server stores before it acknowledges",
        accept: ["first stores the message", "stored before acknowledging"],
        weight: 0.25,
        must: true,
      },
      {
        text: "sequence numbers let phones catch up",
        accept: ["sequence number per conversation", "everything after the last"],
        weight: 0.25,
      },
      {
        text: "message ids made on the phone",
        accept: ["id on the phone", "client generated id"],
        weight: 0.15,
      },
      { text: "a push notification when offline", accept: ["push notification goes", "FCM"], weight: 0.15 },
    ],
  },
  {
    id: "software-system-design-rate-limiter",
    family: "software",
    topic: "system-design",
    kind: "system-design",
    type: "system-design",
    level: "medium",
    rung: "deepener",
    title: "Limiting calls per user",
    frames: [
      "The API of {project} runs on six servers. Limit each user to a hundred calls a minute. Which algorithm, where, and what if it fails?",
      "An API runs on six servers. Limit each user to a hundred calls a minute. Which algorithm, where, and what if it fails?",
    ],
    expected:
      "I take a token bucket: a user's bucket holds up to a hundred tokens and fills evenly, so short bursts pass but the average holds. A fixed window counter is simpler, yet lets through double the limit around the minute's edge. Six servers need one shared count, so the bucket sits in Redis, and a Lua script reads and writes it in one atomic step. The check is in the API gateway, after the caller is known; unknown callers are counted by IP address. Above the limit the answer is 429 with Retry-After. If Redis is down I let calls pass, except for sign-in, and raise an alarm.",
    points: [
      {
        text: "a token bucket allows short bursts",
        accept: ["token bucket", "leaky bucket", "sliding window counter"],
        weight: 0.3,
        must: true,
      },
      {
        text: "a fixed window leaks at its edge",
        accept: ["fixed window", "double the limit"],
        weight: 0.15,
      },
      {
        text: "an atomic Lua script in Redis",
        accept: ["Lua script", "atomic step in Redis"],
        weight: 0.2,
      },
      {
        text: "answer 429 with Retry-After",
        accept: ["429 with Retry-After", "status 429", "HTTP 429"],
        weight: 0.2,
      },
      {
        text: "limiter outage: pass or refuse",
        accept: ["let calls pass, except", "fail open", "fail closed"],
        weight: 0.15,
      },
    ],
  },
  {
    id: "software-system-design-delivery-tracking",
    family: "software",
    topic: "system-design",
    kind: "system-design",
    type: "system-design",
    level: "medium",
    rung: "opener",
    title: "Rider on the map",
    frames: [
      "Suppose customers of {employer} want to see the rider move on a map. Design it for fifty thousand riders at the same time.",
      "Food customers want to see their rider move on a map. Design it for fifty thousand riders at the same time.",
    ],
    expected:
      "I estimate first: fifty thousand riders, one position every five seconds, is ten thousand writes a second, but each is tiny and soon out of date. So the latest position of each rider goes in memory, in Redis, and not into the main database. The history for disputes goes to a stream and is stored in batches. The customer's app opens one connection, server-sent events or WebSocket, for its own order only, and the server checks that the order is his and still running. The phone sends less often when the rider stands still, to save battery. On a lost signal the map shows the last time seen and moves the marker smoothly between points.",
    points: [
      {
        text: "estimate: ten thousand writes a second",
        accept: ["ten thousand writes", "10,000 writes a second"],
        weight: 0.2,
      },
      {
        text: "only the latest position, in memory",
        accept: ["latest position", "last location in Redis"],
        weight: 0.3,
        must: true,
      },
      {
        text: "history for disputes goes to storage",
        accept: ["history for disputes", "position history in batches"],
        weight: 0.15,
      },
      {
        text: "server-sent events for one order",
        accept: ["server-sent events", "WebSocket for his order"],
        weight: 0.2,
      },
      {
        text: "fewer positions when the rider stands still",
        accept: ["save battery", "rider stands still"],
        weight: 0.15,
      },
    ],
  },
  {
    id: "software-system-design-autocomplete",
    family: "software",
    topic: "system-design",
    kind: "system-design",
    type: "system-design",
    level: "medium",
    rung: "deepener",
    title: "Suggestions while typing",
    frames: [
      "The search of {project} should suggest products while the user types, within a tenth of a second. How do you build it?",
      "A shop's search should suggest products while the user types, within a tenth of a second. How do you build it?",
    ],
    expected:
      "Most of the time goes in the network, so the app waits until typing pauses and keeps the answers of earlier letters. On the server I hold a prefix structure, a trie or an edge n-gram index in a search engine, where each prefix has its ten best suggestions worked out in advance, ranked by how often people picked them. A LIKE with percent signs on the product table would not keep up. A batch job builds it again every night from the search log, and a small stream adds trending words. For spelling mistakes I allow one wrong letter after the third. Offensive terms are filtered, and short prefixes are cached on the CDN.",
    points: [
      {
        text: "a trie or edge n-gram index",
        accept: ["edge n-gram", "prefix structure", "prefix tree"],
        weight: 0.3,
        must: true,
      },
      {
        text: "each prefix has precomputed best suggestions",
        accept: ["worked out in advance", "ten best suggestions"],
        weight: 0.25,
      },
      {
        text: "the app waits for a typing pause",
        accept: ["waits until typing pauses", "debounced input"],
        weight: 0.15,
      },
      {
        text: "a nightly build from the search log",
        accept: ["from the search log", "trending words"],
        weight: 0.15,
      },
      {
        text: "one wrong letter is tolerated",
        accept: ["allow one wrong letter", "fuzzy matching"],
        weight: 0.15,
      },
    ],
  },
];
