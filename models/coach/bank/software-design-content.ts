import type { EntryDraft } from "../entry.ts";

/** System design around content: lectures, tenants, files, documents, search. */
export const softwareDesignContent: readonly EntryDraft[] = [
  {
    id: "software-system-design-video-lectures",
    family: "software",
    topic: "system-design",
    kind: "system-design",
    type: "system-design",
    level: "medium",
    rung: "opener",
    title: "Lectures on any phone",
    frames: [
      "Suppose {project} gets recorded lectures that play on cheap phones. Design it from upload to playing. What costs most, and how are paid lectures protected?",
      "Your resume names {skill}. Design recorded lectures, from upload to smooth play on a cheap phone. What costs most, and how are paid ones protected?",
      "Design recorded lectures for a coaching class, from upload to smooth play on a cheap phone. What costs most, and how are paid ones protected?",
    ],
    expected:
      "The browser uploads in parts straight to object storage with a signed address, so a broken line goes on where it stopped. That event starts a job, which encodes the film to three or four heights, 240 to 720, and cuts it in pieces of about six seconds with an HLS playlist. A CDN serves them, and the player changes quality by itself with the speed. For cost I count: one hour at 360p is roughly 250 megabytes, so ten thousand hours a day are 2.5 terabytes, and delivery is the largest bill, not storage. Paid lectures use signed cookies of short life, with DRM if pirates are a real loss. Offline use keeps encrypted pieces with an end date.",
    points: [
      {
        text: "resumable upload to object storage",
        accept: ["uploads in parts", "signed address", "multipart upload", "presigned URL", "chunked upload"],
        weight: 0.2,
      },
      {
        text: "several qualities in short HLS pieces",
        accept: ["HLS", "DASH", "adaptive bitrate", "pieces of about six seconds", "multiple resolutions"],
        weight: 0.3,
        must: true,
      },
      {
        text: "encoding runs as a background job",
        accept: ["encodes the film", "transcoding job", "transcode in a queue", "encoding worker"],
        weight: 0.15,
      },
      {
        text: "CDN traffic is the main cost",
        accept: ["2.5 terabytes", "delivery is the largest bill", "bandwidth is the cost", "CDN bandwidth"],
        weight: 0.2,
      },
      {
        text: "signed access for paid films",
        accept: ["signed cookies", "signed URLs", "DRM", "tokens of short life"],
        weight: 0.15,
      },
    ],
    avoid: ["one big video file suits all phones", "a hidden link protects paid films"],
  },
  {
    id: "software-system-design-school-tenants",
    family: "software",
    topic: "system-design",
    kind: "system-design",
    type: "system-design",
    level: "medium",
    rung: "deepener",
    title: "One system, many schools",
    frames: [
      "Suppose {project} is sold to 2,000 schools. Design how their data stay apart, how a big one does not slow the rest, and how one alone is restored.",
      "Your resume names {skill}. Design one system for 2,000 schools: none sees another's data, a big one slows nobody, and one can be restored alone.",
      "One system serves 2,000 schools. Design how their data stay apart, how a big one does not slow the rest, and how one school is restored.",
    ],
    expected:
      "There are three ways: one database each, one schema each, or shared tables with a tenant id. For 2,000 small schools I take shared tables, because 2,000 databases mean 2,000 migrations; a large customer or one with a legal need gets a database of his own, and a catalogue says where each lives. So that a forgotten WHERE cannot leak, PostgreSQL's row level security filters by the tenant set at the start of each request from the login, never from the URL alone. Every unique key and index begins with the tenant id. Each tenant has limits on calls and on jobs, and queues are taken in turn. Export and restore for a single school must be possible.",
    points: [
      {
        text: "database, schema or shared tables per tenant",
        accept: [
          "three ways",
          "database per tenant",
          "shared tables",
          "schema per tenant",
          "tenant id column",
        ],
        weight: 0.2,
      },
      {
        text: "row level security against forgotten filters",
        accept: ["row level security", "RLS policy", "filter enforced by database"],
        weight: 0.3,
      },
      {
        text: "tenant from the login, not the URL",
        accept: ["tenant set at the start", "tenant from the token", "tenant of the login"],
        weight: 0.15,
      },
      {
        text: "limits stop a noisy neighbour",
        accept: [
          "limits on calls and on jobs",
          "noisy neighbour",
          "quota per tenant",
          "rate limit per tenant",
        ],
        weight: 0.2,
      },
      {
        text: "export and restore for one school",
        accept: [
          "restore for a single school",
          "single tenant restore",
          "export per school",
          "backup per tenant",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "developers will remember the filter in each query",
      "a separate database per school is always best",
      "the school id in the URL is proof enough",
    ],
    link: "https://www.postgresql.org/docs/current/ddl-rowsecurity.html",
  },
  {
    id: "software-system-design-file-sync",
    family: "software",
    topic: "system-design",
    kind: "system-design",
    type: "system-design",
    level: "hard",
    rung: "deepener",
    title: "Files on all devices",
    frames: [
      "Suppose {project} keeps a folder the same on laptop and phone. Design it for big files, deletions, and edits at the same time.",
      "Your resume names {skill}. Design a service that keeps a folder the same on all devices, with big files, deletions, and edits at the same time.",
      "Design a service that keeps a folder the same on a laptop and a phone. What about big files, deletions, and edits at the same time?",
    ],
    expected:
      "I separate content from names. A file is cut in blocks of about four megabytes, and each is stored under its SHA-256 in object storage, so a changed page of a big film sends one block, and the same file from two people is kept once. Metadata is a database: path, version, list of block hashes, per account, and a journal with a growing number. A device asks for all after number N. Upload blocks first, then commit the metadata in one transaction with the version it is based on. If that is not the newest, it was edited elsewhere, and I keep both with a conflict copy. Deletions are marks, kept thirty days.",
    points: [
      {
        text: "files cut in blocks, only changes sent",
        accept: [
          "cut in blocks",
          "SHA-256",
          "content addressed",
          "chunking",
          "split into chunks",
          "hash of each block",
          "sends one block",
          "only changed parts",
          "only the changed blocks",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "metadata apart, with a journal number",
        accept: [
          "journal with a growing number",
          "all after number",
          "change log cursor",
          "change log with numbers",
        ],
        weight: 0.2,
      },
      {
        text: "blocks first, then commit metadata",
        accept: ["Upload blocks first", "commit the metadata"],
        weight: 0.15,
      },
      {
        text: "base version finds conflicts, keep both",
        accept: ["conflict copy", "version it is based on", "keep both versions"],
        weight: 0.2,
      },
      {
        text: "a deletion is a tombstone for a while",
        accept: ["marks, kept thirty days", "tombstone", "soft delete", "mark as deleted"],
        weight: 0.15,
      },
    ],
    avoid: ["the last upload should simply win", "the device clock decides which edit is newer"],
  },
  {
    id: "software-system-design-web-crawler",
    family: "software",
    topic: "system-design",
    kind: "system-design",
    type: "system-design",
    level: "hard",
    rung: "deepener",
    title: "A polite web crawler",
    frames: [
      "Suppose {project} must read ten million public pages a day. Design the crawler so that it is polite and never loops.",
      "Your resume names {skill}. Design a crawler for ten million pages a day that is polite to sites and does not loop.",
      "Design a crawler that reads ten million public pages a day. How is it polite to sites, and how does it not go in circles?",
    ],
    expected:
      "Ten million a day are about 115 pages a second; at 100 kilobytes each that is a terabyte a day, so the limit is not fetching but manners. The frontier has one queue per host, and a host gives its next address only after a pause, for example one second or what its robots.txt asks; so I need many hosts at once. Workers fetch with a timeout and a size limit, resolve DNS from a cache, and refuse private addresses. Addresses are normalised, and a Bloom filter or a key store tells what was seen. Content hashes find copies, and limits on depth and on parameters stop endless calendars. The user agent names us and a contact.",
    points: [
      {
        text: "estimate: about 115 pages a second",
        accept: ["115 pages a second", "terabyte a day"],
        weight: 0.2,
      },
      {
        text: "a queue per host with a pause",
        accept: [
          "queue per host",
          "robots.txt",
          "one queue per domain",
          "crawl delay",
          "rate limit per host",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "seen addresses in a Bloom filter",
        accept: [
          "Bloom filter",
          "Addresses are normalised",
          "visited set",
          "visited URLs",
          "normalise the URL",
        ],
        weight: 0.2,
      },
      {
        text: "traps stopped by depth and limits",
        accept: ["endless calendars", "limits on depth", "crawler trap", "maximum depth"],
        weight: 0.15,
      },
      {
        text: "content hashes find equal pages",
        accept: ["Content hashes find", "duplicate content hash", "simhash", "hash of the page"],
        weight: 0.15,
      },
    ],
    avoid: ["a crawler may ignore robots.txt", "fetch each site as fast as possible"],
  },
  {
    id: "software-system-design-shared-document",
    family: "software",
    topic: "system-design",
    kind: "system-design",
    type: "system-design",
    level: "hard",
    rung: "transfer",
    title: "Two people, one document",
    frames: [
      "Suppose two users of {project} type in the same paragraph. Design the editing so that both see the same text in the end, with cursors and undo.",
      "Your resume names {skill}. Design a text editor in which several people type at the same time, with cursors and undo.",
      "Design a text editor in which several people type in the same paragraph. How do all see the same in the end, and what about cursors and undo?",
    ],
    expected:
      "Sending the whole text loses letters, so each edit travels as a small operation. There are two families. Operational transformation has a central server that orders operations and shifts positions; a CRDT such as Yjs gives every character an id, so operations may come in any order and still end the same. I would take Yjs, because offline editing then comes free, at the price of more memory and old marks to clean. A document lives on one server at a time, found by its id, and changes go through a WebSocket there. It writes operations to a log and a snapshot every few hundred. Cursors are sent apart and not stored. Undo takes back only my own.",
    points: [
      {
        text: "send small operations, not the text",
        accept: ["small operation", "whole text loses", "send each edit", "only the changes"],
        weight: 0.2,
      },
      {
        text: "OT or CRDT makes all end the same",
        accept: ["CRDT", "Operational transformation", "operational transform", "Yjs"],
        weight: 0.3,
        must: true,
      },
      {
        text: "one server owns a document",
        accept: ["lives on one server", "room server", "routed by document id", "WebSocket per document"],
        weight: 0.15,
      },
      {
        text: "operation log with snapshots",
        accept: ["snapshot every few", "operations to a log", "log of operations"],
        weight: 0.2,
      },
      {
        text: "presence unsaved, undo takes only own steps",
        accept: ["sent apart and not stored", "undo only own changes", "ephemeral presence"],
        weight: 0.15,
      },
    ],
    avoid: ["the last writer wins is good enough for text", "one lock on the whole document is fine"],
  },
  {
    id: "software-system-design-product-search",
    family: "software",
    topic: "elasticsearch",
    kind: "system-design",
    type: "system-design",
    level: "medium",
    rung: "opener",
    title: "Search with filters and Hindi",
    frames: [
      "Your resume names {skill}. Design the search of a shop with two million products, filters, spelling mistakes and Hindi. How do you know that it is good?",
      "Suppose {project} needs a product search with filters, spelling mistakes and Hindi. Design it from typing to a sorted list. How do you know that it is good?",
      "Design the search of a shop with two million products: filters with counts, spelling mistakes, Hindi and English. How do you know that it is good?",
    ],
    expected:
      "Two million products of two kilobytes are only four gigabytes, so one index with a few shards and a replica will do. Each document is flat: names in English and Hindi with their own analysers, brand, price, stock and attributes as keywords for filters. Filters go in filter context, since they need no score and are cached, and counts per brand come from aggregations. For mistakes I use fuzziness of one letter from five letters on, and for Hindi in Latin letters a synonym list, grown from searches without results. Sorting mixes text score with sales and stock. The price shown is checked again at checkout. I measure clicks on the first three and the share of empty results.",
    points: [
      {
        text: "size estimate keeps it simple",
        accept: ["four gigabytes", "few shards", "one index fits", "small enough for one"],
        weight: 0.15,
      },
      {
        text: "analysers per language and synonyms",
        accept: [
          "own analysers",
          "synonym list",
          "Hindi analyser",
          "Hindi analyzer",
          "transliteration of Hindi",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "filters cached, counts by aggregations",
        accept: ["filter context", "aggregations", "facets", "faceted search"],
        weight: 0.2,
      },
      {
        text: "fuzziness tolerates a wrong letter",
        accept: ["fuzziness", "fuzzy search", "fuzzy query", "typo tolerance", "edit distance"],
        weight: 0.15,
      },
      {
        text: "measure clicks and empty results",
        accept: [
          "share of empty results",
          "clicks on the first three",
          "relevance measured",
          "click-through rate",
          "zero result searches",
        ],
        weight: 0.25,
      },
    ],
    avoid: ["LIKE with percent signs is enough for two million products", "sell at the price in the index"],
  },
];
