import type { EntryDraft } from "../entry.ts";

/** System design, middle: chats, limits, maps and suggestions that answer at once. */
export const softwareDesignLive: readonly EntryDraft[] = [
  {
    id: "software-system-design-chat",
    family: "software",
    topic: "system-design",
    kind: "system-design",
    type: "system-design",
    level: "medium",
    rung: "opener",
    title: "A chat that loses nothing",
    frames: [
      "Add a chat to {project}: one-to-one, messages arrive at once, and none is lost or doubled when a phone is offline. Sketch the design.",
      "Design a one-to-one chat: messages arrive at once, and none is lost or doubled when a phone is offline. Sketch the parts.",
    ],
    expected:
      "Each phone holds a WebSocket to a gateway server, and a registry in Redis says which gateway a user is on. The sender creates a message id on the phone, so a resend after a timeout is not a second message. The server first stores the message with a sequence number per conversation, then acknowledges it, then passes it to the receiver's gateway. If he is offline a push notification goes out, and at the next connect the phone asks for everything after the last number it has. Read marks are just the highest number seen. Messages are partitioned by conversation id. Half a million open sockets need about ten gateways, with sticky load balancing.",
    points: [
      {
        text: "a WebSocket gateway and a user registry",
        accept: [
          "WebSocket to a gateway",
          "which gateway a user",
          "registry in Redis says",
          "WebSocket server",
          "which server the user is on",
        ],
        weight: 0.2,
      },
      {
        text: "the server stores before it acknowledges",
        accept: [
          "first stores the message",
          "stored before acknowledging",
          "saves the message in the database first",
          "persist then acknowledge",
          "message is saved before",
          "store first, then acknowledge",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "sequence numbers let phones catch up",
        accept: [
          "sequence number per conversation",
          "everything after the last",
          "asks for messages after the last",
          "sync from the last message id",
          "fetch missed messages",
        ],
        weight: 0.25,
      },
      {
        text: "message ids made on the phone",
        accept: [
          "id on the phone",
          "client generated id",
          "unique message id from the client",
          "server ignores a repeated id",
          "deduplicate by message id",
        ],
        weight: 0.15,
      },
      {
        text: "a push notification when offline",
        accept: ["push notification goes", "FCM", "push notification", "APNs"],
        weight: 0.15,
      },
    ],
    avoid: ["an open WebSocket guarantees that each message arrives", "phone clocks give a reliable order"],
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
      "The API of {project} runs on six servers. Limit each user to a hundred calls a minute: which algorithm, where, which reply, and what if it fails?",
      "An API runs on six servers. Limit each user to a hundred calls a minute: which algorithm, where, which reply, and what if it fails?",
    ],
    expected:
      "I take a token bucket: a user's bucket holds up to a hundred tokens and fills evenly, so short bursts pass but the average holds. A fixed window counter is simpler, yet lets through double the limit around the minute's edge. Six servers need one shared count, so the bucket sits in Redis, and a Lua script reads and writes it in one atomic step. The check is in the API gateway, after the caller is known; unknown callers are counted by IP address. Above the limit the answer is 429 with Retry-After. If Redis is down I let calls pass, except for sign-in, and raise an alarm.",
    points: [
      {
        text: "a fair algorithm such as token bucket",
        accept: [
          "token bucket",
          "leaky bucket",
          "sliding window counter",
          "sliding window log",
          "sliding window",
          "take a token bucket",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "a fixed window leaks at its edge",
        accept: [
          "double the limit",
          "twice the limit",
          "burst at the window edge",
          "fixed window lets through more",
        ],
        weight: 0.15,
      },
      {
        text: "one shared, atomic count in Redis",
        accept: [
          "Lua script",
          "atomic step in Redis",
          "INCR in Redis",
          "shared counter in Redis",
          "Redis script",
        ],
        weight: 0.2,
      },
      {
        text: "answer 429 with Retry-After",
        accept: ["429 with Retry-After", "status 429", "HTTP 429", "returns 429"],
        weight: 0.2,
      },
      {
        text: "limiter outage: pass or refuse",
        accept: ["let calls pass, except", "fail open", "fail closed", "let calls pass when Redis is down"],
        weight: 0.15,
      },
    ],
    avoid: ["above the limit the answer is 403"],
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
      "Suppose {employer} shows riders moving on a map, fifty thousand at once. How often do phones send, what is stored, and how does the map learn?",
      "An app shows delivery riders moving on a map, fifty thousand at once. How often do phones send, what is stored, and how does the map learn?",
    ],
    expected:
      "I estimate first: fifty thousand riders, one position every five seconds, is ten thousand writes a second, but each is tiny and soon out of date. So the latest position of each rider goes in memory, in Redis, and not into the main database. The history for disputes goes to a stream and is stored in batches. The customer's app opens one connection, server-sent events or WebSocket, for its own order only, and the server checks that the order is his and still running. The phone sends less often when the rider stands still, to save battery. On a lost signal the map shows the last time seen and moves the marker smoothly between points.",
    points: [
      {
        text: "estimate: ten thousand writes a second",
        accept: [
          "ten thousand writes",
          "10,000 writes a second",
          "5,000 writes a second",
          "12,500 writes a second",
          "25,000 writes a second",
          "10,000 updates a second",
          "fifty thousand riders, one position every",
        ],
        weight: 0.2,
      },
      {
        text: "only the latest position, in memory",
        accept: [
          "latest position",
          "last location in Redis",
          "latest location in Redis",
          "current position in memory",
          "last known location in cache",
          "latest location",
          "current location in redis",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "history for disputes goes to storage",
        accept: [
          "history for disputes",
          "position history in batches",
          "history goes to a stream",
          "history in cold storage",
          "store the path in batches",
        ],
        weight: 0.15,
      },
      {
        text: "server-sent events for one order",
        accept: [
          "server-sent events",
          "WebSocket for his order",
          "WebSocket connection",
          "push over WebSocket",
          "subscribe to the order",
        ],
        weight: 0.2,
      },
      {
        text: "fewer positions when the rider stands still",
        accept: ["save battery", "rider stands still", "send less often", "sends only when it moves"],
        weight: 0.15,
      },
    ],
    avoid: [
      "a relational table is best for live positions",
      "polling every second saves the phone's battery",
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
      "The search of {project} should suggest products while users type, within a tenth of a second. How is it built, kept fresh and forgiving of typing mistakes?",
      "A shop's search suggests products while users type, within a tenth of a second. How is it built, kept fresh and forgiving of typing mistakes?",
    ],
    expected:
      "Most of the time goes in the network, so the app waits until typing pauses and keeps the answers of earlier letters. On the server I hold a prefix structure, a trie or an edge n-gram index in a search engine, where each prefix has its ten best suggestions worked out in advance, ranked by how often people picked them. A LIKE with percent signs on the product table would not keep up. A batch job builds it again every night from the search log, and a small stream adds trending words. For spelling mistakes I allow one wrong letter after the third. Offensive terms are filtered, and short prefixes are cached on the CDN.",
    points: [
      {
        text: "a trie or edge n-gram index",
        accept: [
          "edge n-gram",
          "prefix structure",
          "prefix tree",
          "use a trie",
          "trie of prefixes",
          "completion suggester",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "each prefix has precomputed best suggestions",
        accept: [
          "worked out in advance",
          "ten best suggestions",
          "top ten for each prefix",
          "suggestions computed in advance",
          "top results stored per node",
        ],
        weight: 0.25,
      },
      {
        text: "the app waits for a typing pause",
        accept: [
          "waits until typing pauses",
          "debounced input",
          "debounce the typing",
          "debounce",
          "waits till the user pauses",
        ],
        weight: 0.15,
      },
      {
        text: "rebuilt each night from the search log",
        accept: [
          "from the search log",
          "trending words",
          "rebuild every night",
          "popular searches from logs",
        ],
        weight: 0.15,
      },
      {
        text: "one wrong letter is tolerated",
        accept: [
          "allow one wrong letter",
          "fuzzy matching",
          "edit distance",
          "fuzzy search",
          "spelling mistakes allowed",
          "Levenshtein",
        ],
        weight: 0.15,
      },
    ],
    avoid: ["LIKE with percent on both sides is fast"],
  },
];
