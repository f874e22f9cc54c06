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
      "Suppose {project} gets recorded lectures that play on cheap phones. Design it from upload to playing.",
      "Your resume names {skill}. Design recorded lectures, from a teacher's upload to smooth play on a cheap phone.",
      "Design recorded lectures for a coaching class, from the teacher's upload to smooth play on a cheap phone with a weak network.",
    ],
    expected:
      "The browser uploads in parts straight to object storage with a signed address, so a broken line goes on where it stopped. That event starts a job, which encodes the film to three or four heights, 240 to 720, and cuts it in pieces of about six seconds with an HLS playlist. A CDN serves them, and the player changes quality by itself with the speed. For cost I count: one hour at 360p is roughly 250 megabytes, so ten thousand hours a day are 2.5 terabytes, and delivery is the largest bill, not storage. Paid lectures use signed cookies of short life, with DRM if pirates are a real loss. Offline use keeps encrypted pieces with an end date.",
    points: [
      {
        text: "resumable upload to object storage",
        accept: ["uploads in parts", "signed address", "multipart upload"],
        weight: 0.2,
      },
      {
        text: "several qualities in short HLS pieces",
        accept: ["HLS", "adaptive bitrate", "pieces of about six seconds"],
        weight: 0.3,
        must: true,
      },
      {
        text: "encoding runs as a background job",
        accept: ["starts a job", "encodes the film", "transcoding job"],
        weight: 0.15,
      },
      {
        text: "CDN traffic is the main cost",
        accept: ["terabytes", "delivery is the largest bill"],
        weight: 0.2,
      },
      { text: "signed access for paid films", accept: ["signed cookies", "DRM"], weight: 0.15 },
    ],
    avoid: ["one big video file suits all phones"],
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
      "Suppose {project} is sold to 2,000 schools. Design how their data stay apart and a big school does not slow the rest.",
      "Your resume names {skill}. Design one system for 2,000 schools, where no school ever sees another one's data.",
      "One system serves 2,000 schools. Design how their data stay apart, and how one big school does not slow down the rest.",
    ],
    expected:
      "There are three ways: one database each, one schema each, or shared tables with a tenant id. For 2,000 small schools I take shared tables, because 2,000 databases mean 2,000 migrations; a large customer or one with a legal need gets a database of his own, and a catalogue says where each lives. So that a forgotten WHERE cannot leak, PostgreSQL's row level security filters by the tenant set at the start of each request from the login, never from the URL alone. Every unique key and index begins with the tenant id. Each tenant has limits on calls and on jobs, and queues are taken in turn. Export and restore for a single school must be possible.",
    points: [
      {
        text: "three models and their price",
        accept: ["three ways", "database per tenant", "shared tables"],
        weight: 0.2,
      },
      {
        text: "row level security against forgotten filters",
        accept: ["row level security"],
        weight: 0.3,
        must: true,
      },
      {
        text: "tenant from the login, not the URL",
        accept: ["tenant set at the start", "never from the URL"],
        weight: 0.15,
      },
      {
        text: "limits stop a noisy neighbour",
        accept: ["limits on calls and on jobs", "noisy neighbour", "quota per tenant"],
        weight: 0.2,
      },
      {
        text: "export and restore for one school",
        accept: ["restore for a single school", "single tenant restore"],
        weight: 0.15,
      },
    ],
    avoid: ["a WHERE clause in every query is safe enough"],
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
      "Suppose {project} keeps a folder the same on laptop and phone. Design it for big files and edits at the same time.",
      "Your resume names {skill}. Design a service that keeps a folder the same on all devices, also for big files.",
      "Design a service that keeps a folder the same on a laptop and a phone. What about big files and edits at the same time?",
    ],
    expected:
      "I separate content from names. A file is cut in blocks of about four megabytes, and each is stored under its SHA-256 in object storage, so a changed page of a big film sends one block, and the same file from two people is kept once. Metadata is a database: path, version, list of block hashes, per account, and a journal with a growing number. A device asks for all after number N. Upload blocks first, then commit the metadata in one transaction with the version it is based on. If that is not the newest, it was edited elsewhere, and I keep both with a conflict copy. Deletions are marks, kept thirty days.",
    points: [
      {
        text: "blocks stored by their hash",
        accept: ["cut in blocks", "SHA-256", "content addressed", "chunking"],
        weight: 0.3,
        must: true,
      },
      {
        text: "metadata apart, with a journal number",
        accept: ["journal with a growing number", "all after number", "change log cursor"],
        weight: 0.2,
      },
      {
        text: "blocks first, then commit metadata",
        accept: ["Upload blocks first", "commit the metadata"],
        weight: 0.15,
      },
      {
        text: "base version finds conflicts, keep both",
        accept: ["conflict copy", "version it is based on"],
        weight: 0.2,
      },
      { text: "deletions are marks for a while", accept: ["Deletions are marks", "tombstone"], weight: 0.15 },
    ],
    avoid: ["the last upload should simply win"],
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
        accept: ["queue per host", "robots.txt", "crawl delay", "politeness"],
        weight: 0.3,
        must: true,
      },
      {
        text: "seen addresses in a Bloom filter",
        accept: ["Bloom filter", "Addresses are normalised", "visited set"],
        weight: 0.2,
      },
      {
        text: "traps stopped by depth and limits",
        accept: ["endless calendars", "limits on depth", "crawler trap"],
        weight: 0.15,
      },
      {
        text: "content hashes find equal pages",
        accept: ["Content hashes find", "near duplicate pages", "simhash"],
        weight: 0.15,
      },
    ],
    avoid: ["a crawler may ignore robots.txt"],
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
      "Suppose two users of {project} type in the same paragraph. Design the editing so that both see the same text in the end.",
      "Your resume names {skill}. Design a text editor in which several people type at the same time.",
      "Design a text editor in which several people type in the same paragraph at the same time. How do all see the same in the end?",
    ],
    expected:
      "Sending the whole text loses letters, so each edit travels as a small operation. There are two families. Operational transformation has a central server that orders operations and shifts positions; a CRDT such as Yjs gives every character an id, so operations may come in any order and still end the same. I would take Yjs, because offline editing then comes free, at the price of more memory and old marks to clean. A document lives on one server at a time, found by its id, and changes go through a WebSocket there. It writes operations to a log and a snapshot every few hundred. Cursors are sent apart and not stored. Undo takes back only my own.",
    points: [
      {
        text: "send small operations, not the text",
        accept: ["small operation", "whole text loses"],
        weight: 0.2,
      },
      {
        text: "OT or CRDT makes all end the same",
        accept: ["CRDT", "Operational transformation", "Yjs"],
        weight: 0.3,
        must: true,
      },
      {
        text: "one server owns a document",
        accept: ["lives on one server", "room server", "routed by document id"],
        weight: 0.15,
      },
      {
        text: "operation log with snapshots",
        accept: ["snapshot every few", "operations to a log"],
        weight: 0.2,
      },
      {
        text: "presence apart, undo only own steps",
        accept: ["Cursors are sent apart", "Undo takes back"],
        weight: 0.15,
      },
    ],
    avoid: ["the last writer wins is good enough for text"],
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
      "Your resume names {skill}. Design the search of a shop with two million products, filters, spelling mistakes and Hindi words.",
      "Suppose {project} needs a product search with filters and Hindi. Design it from typing to a sorted list.",
      "Design the search of a shop with two million products: filters with counts, spelling mistakes, Hindi and English words.",
    ],
    expected:
      "Two million products of two kilobytes are only four gigabytes, so one index with a few shards and a replica will do. Each document is flat: names in English and Hindi with their own analysers, brand, price, stock and attributes as keywords for filters. Filters go in filter context, since they need no score and are cached, and counts per brand come from aggregations. For mistakes I use fuzziness of one letter from five letters on, and for Hindi in Latin letters a synonym list, grown from searches without results. Sorting mixes text score with sales and stock. The price shown is checked again at checkout. I measure clicks on the first three and the share of empty results.",
    points: [
      { text: "size estimate keeps it simple", accept: ["four gigabytes", "few shards"], weight: 0.15 },
      {
        text: "analysers per language and synonyms",
        accept: ["own analysers", "synonym list", "Hindi analyser"],
        weight: 0.25,
        must: true,
      },
      {
        text: "filters cached, counts by aggregations",
        accept: ["filter context", "aggregations", "facets"],
        weight: 0.2,
      },
      { text: "fuzziness for spelling mistakes", accept: ["fuzziness", "typo tolerance"], weight: 0.15 },
      {
        text: "measure clicks and empty results",
        accept: ["share of empty results", "clicks on the first three", "relevance measured"],
        weight: 0.25,
      },
    ],
    avoid: ["LIKE with percent signs is enough for two million products"],
  },
];
