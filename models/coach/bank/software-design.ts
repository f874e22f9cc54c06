import type { EntryDraft } from "../entry.ts";

/** System design, small: links, uploads, ranks and flags. */
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
      "Suppose {employer} wants its own short links for SMS. Estimate the load; how are codes made, stored and looked up, and clicks counted?",
      "Design a service that turns long links into short ones. Estimate its load; how are codes made, stored and looked up, and clicks counted?",
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
        text: "codes: a base 62 counter, or random with a check",
        accept: [
          "base 62",
          "base62",
          "random codes with a unique constraint",
          "retry on a collision",
          "check for collisions",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "short code as the primary key",
        accept: [
          "code as primary key",
          "short code is the key",
          "look up by code",
          "index on the short code",
        ],
        weight: 0.2,
      },
      {
        text: "a 302 redirect keeps click counts",
        accept: ["redirect with 302", "301 is cached", "302 redirect", "307 redirect", "temporary redirect"],
        weight: 0.2,
      },
      {
        text: "click counts go through a queue",
        accept: [
          "clicks are counted through",
          "click events queued",
          "clicks go in a queue",
          "count clicks asynchronously",
          "click events to Kafka",
        ],
        weight: 0.15,
      },
    ],
    avoid: ["a short hash is always unique"],
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
      "Users of {project} upload photos from weak mobile networks. Design upload, checks, thumbnails and delivery. What becomes of uploads that break off?",
      "Users upload photos from phones on weak networks. Design the upload, the checks, the thumbnails and the delivery. What becomes of uploads that break off?",
    ],
    expected:
      "I would not send the photo through my API server. The app asks the API for permission and gets a signed upload address for object storage, so the big bytes go there directly, in chunks that can resume after the network drops. The database keeps only the metadata: owner, size, status. When the upload is complete the storage sends an event to a queue, and a worker checks the true file type, scans it, removes the location data and makes thumbnails in three sizes. Until then the app shows a placeholder. Delivery is through a CDN with names that never change. A nightly job deletes uploads that were never finished.",
    points: [
      {
        text: "a signed address for direct upload",
        accept: [
          "signed upload address",
          "presigned upload",
          "bytes go there directly",
          "presigned URL",
          "signed URL",
          "directly to object storage",
          "straight to S3",
        ],
        weight: 0.3,
      },
      {
        text: "chunks that resume after a break",
        accept: [
          "chunks that can resume",
          "resumable upload",
          "multipart upload",
          "upload in chunks",
          "resume from where it stopped",
          "retry only the failed part",
          "upload in parts",
        ],
        weight: 0.2,
        must: true,
      },
      {
        text: "a background worker makes the sizes",
        accept: [
          "thumbnails in three sizes",
          "worker resizes",
          "worker makes thumbnails",
          "thumbnails in the background",
          "queue for resizing",
        ],
        weight: 0.2,
      },
      {
        text: "check type, remove location data",
        accept: [
          "true file type",
          "removes the location",
          "strip EXIF",
          "check the file type",
          "scan for viruses",
          "remove the GPS data",
        ],
        weight: 0.15,
      },
      {
        text: "delete uploads that never finished",
        accept: [
          "deletes uploads",
          "orphaned uploads",
          "clean up incomplete uploads",
          "lifecycle rule for unfinished",
        ],
        weight: 0.15,
      },
    ],
    avoid: ["the file extension is proof of its type", "sending the photo as base64 saves data"],
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
      "Design a live and a weekly leaderboard for {project}: the top hundred, and each player's own rank among two million. Think of crashes and cheats too.",
      "Design a live and a weekly leaderboard for a game: the top hundred, and each player's own rank among two million. Think of crashes and cheats too.",
    ],
    expected:
      "Counting all better players in SQL for every view is too slow with two million rows, so I keep the ranking in a sorted structure in memory, a Redis sorted set of players and points. A change of points, reading the top hundred and reading one rank are then each about log n. The database remains the source of truth, and I can rebuild the set from it after a crash. Points are computed by the server from game events, never taken from the phone, or people will cheat. For a weekly board I use one key per week and let it expire. Clients poll every few seconds; nobody notices a slightly old rank.",
    points: [
      {
        text: "ranking kept in a sorted structure",
        accept: [
          "sorted set",
          "ZSET",
          "ranking in a sorted structure",
          "skip list",
          "tree with ranks",
          "Redis sorted set",
          "redis zset",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "counting better players in SQL is slow",
        accept: [
          "counting all better players",
          "SQL rank is slow",
          "rank by SQL count",
          "counting rows for each rank",
          "ORDER BY on every view",
        ],
        weight: 0.15,
      },
      {
        text: "database stays the source of truth",
        accept: [
          "source of truth",
          "rebuild the set from",
          "rebuild it from the database",
          "stored in the database as well",
        ],
        weight: 0.2,
      },
      {
        text: "the server computes points, never phones",
        accept: [
          "computed by the server",
          "taken from the phone",
          "score calculated on the server",
          "never trust the client",
          "validate the score on the server",
        ],
        weight: 0.2,
      },
      {
        text: "a weekly board with its own key",
        accept: [
          "one key per week",
          "separate key for each week",
          "new sorted set every week",
          "weekly key expires",
        ],
        weight: 0.15,
      },
    ],
    avoid: ["a score from the phone can be trusted", "a database index gives any rank in constant time"],
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
      "Suppose a new feature at {employer} goes to five percent of users, then more. Design the flag service, its failure and the end of a flag.",
      "A new feature goes to five percent of the users, then to more. Design the flag service, its failure and the end of a flag.",
    ],
    expected:
      "A flag has a name, a percentage, and rules such as city or app version. To decide I hash the user id together with the flag name into a bucket from 0 to 99, and it is on if the bucket is below the percentage. So the same user always gets the same answer, also when five grows to ten. Apps must not ask the service at each click: they download all rules at the start, keep them in memory, and refresh every minute. If the service is down they use the last known rules, or a safe default built in. Each change is written to an audit log. Old flags get an end date and are removed.",
    points: [
      {
        text: "user id hashed into a percentage bucket",
        accept: [
          "hash the user id",
          "percentage bucket",
          "hash of the user id",
          "hash modulo hundred",
          "bucket from 0 to 99",
        ],
        weight: 0.35,
        must: true,
      },
      {
        text: "users keep their answer as percentages grow",
        accept: [
          "five grows to ten",
          "sticky assignment",
          "same user always gets the same",
          "same users stay in",
          "user does not flip",
        ],
        weight: 0.15,
      },
      {
        text: "apps keep rules in memory",
        accept: [
          "download all rules",
          "refresh every minute",
          "evaluate locally",
          "cache the rules locally",
          "rules cached in the app",
          "poll the rules every minute",
        ],
        weight: 0.2,
      },
      {
        text: "last known rules when it fails",
        accept: [
          "last known rules",
          "safe default built in",
          "safe default value",
          "last cached rules",
          "flag defaults to off",
        ],
        weight: 0.15,
      },
      {
        text: "old flags end and are removed",
        accept: [
          "get an end date",
          "remove stale flags",
          "remove old flags",
          "flags have an expiry date",
          "clean up flags",
        ],
        weight: 0.15,
      },
    ],
    avoid: ["a random number per request is fine", "asking the flag service at every click is fine"],
  },
];
