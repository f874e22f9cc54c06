import type { EntryDraft } from "../entry.ts";

/** Devices and business platforms: embedded, IoT, ABAP, Apex. */
export const softwareDevices: readonly EntryDraft[] = [
  {
    id: "software-embedded-isr-short",
    family: "software",
    topic: "embedded",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "What belongs in an interrupt",
    frames: [
      "In your {skill} work, what do you do inside an interrupt handler and what outside? How do you share data with the main loop?",
      "Suppose {project} reads a fast sensor by interrupt and loses values. What belongs in the handler, and how do values reach the main loop?",
      "A microcontroller reads a fast serial port by interrupt and loses bytes. What belongs in the handler, and how do bytes reach the main loop?",
    ],
    expected:
      "The handler must be short: read the byte from the register, put it in a ring buffer, move the head and leave. No printf, no malloc, no waiting, because meanwhile the one-byte register overruns. Parsing happens in the main loop or in a task that the handler wakes with a FreeRTOS call ending in FromISR. Shared variables are volatile, so the compiler reads them anew, but volatile is not atomic: a 32-bit counter on an 8-bit chip needs interrupts off for a moment. With one writer and one reader, separate head and tail indexes need no lock. At higher speed I use DMA. I read the overrun flag and toggle a pin to measure the time on a scope.",
    points: [
      {
        text: "short handler: read, store, leave",
        accept: [
          "handler must be short",
          "ring buffer",
          "short ISR",
          "keep the ISR short",
          "keep the interrupt short",
          "handler only reads and stores",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "no printf, malloc or waiting inside",
        accept: [
          "no printf in the handler",
          "no malloc in the ISR",
          "no blocking calls",
          "never wait in the interrupt",
          "no delay in the ISR",
        ],
        weight: 0.2,
      },
      {
        text: "volatile is needed but not atomic",
        accept: [
          "volatile is not atomic",
          "volatile does not make it atomic",
          "interrupts off for a moment",
          "disable interrupts briefly",
          "volatile plus a critical section",
        ],
        weight: 0.2,
      },
      {
        text: "processing goes to a task or main loop",
        accept: [
          "FromISR",
          "task that the handler wakes",
          "deferred processing",
          "processing in the main loop",
          "parsing happens in the main loop",
          "handler sets a flag",
          "defer to a task",
        ],
        weight: 0.15,
      },
      {
        text: "DMA or overrun flag at higher speed",
        accept: ["DMA", "overrun flag", "overrun error", "bigger hardware FIFO"],
        weight: 0.15,
      },
    ],
    avoid: ["volatile alone makes every access atomic", "printf in an interrupt is harmless"],
  },
  {
    id: "software-embedded-priority-inversion",
    family: "software",
    topic: "embedded",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "The urgent task that waits",
    frames: [
      "Your resume names {skill}. In an RTOS, an urgent task waits while a low one holds a mutex. How do you see what happens, and cure it?",
      "Suppose a control task in {project} misses its deadline, though its priority is highest. What holds it up, how do you see it, and cure it?",
      "In an RTOS the task with the highest priority misses its deadline at times. What holds it up, how do you see it, and cure it?",
    ],
    expected:
      "This looks like priority inversion. A low task holds a mutex, the high one waits for it, and a middle task, which needs nothing, keeps the low one from running, so the highest waits for the middle. A FreeRTOS mutex has priority inheritance: the holder is lifted until it gives the mutex back. A binary semaphore has none, so I do not use it as a lock. Better is to share less: hold the mutex for microseconds, or give the resource to one gatekeeper task with a queue. I also look for long interrupts and busy waiting. With Tracealyzer or a GPIO pin I see who ran. The watchdog is fed only if all tasks reported, so a hang resets.",
    points: [
      {
        text: "priority inversion by a middle task",
        accept: ["priority inversion", "middle task"],
        weight: 0.3,
        must: true,
      },
      {
        text: "a mutex with priority inheritance",
        accept: ["priority inheritance", "priority ceiling", "holder is lifted"],
        weight: 0.25,
      },
      {
        text: "a binary semaphore is no lock",
        accept: [
          "binary semaphore has none",
          "semaphore has no inheritance",
          "semaphore does not inherit priority",
          "semaphore is only for signalling",
        ],
        weight: 0.15,
      },
      {
        text: "hold briefly or use a gatekeeper task",
        accept: [
          "gatekeeper task",
          "mutex for microseconds",
          "hold the mutex briefly",
          "short critical section",
          "share less",
        ],
        weight: 0.15,
      },
      {
        text: "a trace tool or GPIO pin shows who ran",
        accept: [
          "Tracealyzer",
          "GPIO pin I see who ran",
          "trace tool",
          "logic analyser",
          "SystemView",
          "scope on a pin",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "raising the urgent task's priority further helps",
      "disabling interrupts for the whole job is fine",
      "a binary semaphore has priority inheritance",
    ],
  },
  {
    id: "software-iot-mqtt-field-device",
    family: "software",
    topic: "iot",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "A sensor on a weak network",
    frames: [
      "Your resume names {skill}. On a weak network, how do devices lose no reading, how is a dead one noticed, and how do strangers stay out?",
      "Suppose devices of {project} sit in fields with a weak network. With MQTT, how is no reading lost, a dead device noticed and a stranger kept out?",
      "Sensors in fields send readings over a weak network. With MQTT, how is none lost, a dead device noticed and a stranger kept out?",
    ],
    expected:
      "The device writes each reading with time and a counter to flash first, and sends it with QoS 1, so the broker confirms and the device repeats until then. QoS 1 may bring it twice, therefore the server ignores a counter that it has. A persistent session keeps commands for a device that sleeps. A last will message on its status topic, retained, says offline as soon as the keep-alive fails. Topics are by site and device, and the broker's rules let each device write only its own. TLS with one certificate per device, so that I can bar a stolen one. It reconnects after a random pause, and updates are signed, with a way back.",
    points: [
      {
        text: "readings go to flash before sending",
        accept: [
          "writes each reading with time and a counter to flash",
          "store and forward",
          "save readings in flash",
          "store locally until sent",
          "buffer on the device",
        ],
        weight: 0.2,
      },
      {
        text: "QoS 1 with duplicates removed",
        accept: [
          "QoS 1",
          "at least once delivery",
          "quality of service level 1",
          "server ignores duplicates",
        ],
        weight: 0.25,
        must: true,
      },
      { text: "last will tells that it died", accept: ["last will", "keep-alive fails"], weight: 0.2 },
      {
        text: "TLS and own certificate per device",
        accept: [
          "certificate per device",
          "broker's rules let each device",
          "certificate for each device",
          "client certificates",
          "TLS with device certificates",
        ],
        weight: 0.2,
      },
      {
        text: "persistent session, random reconnect",
        accept: ["persistent session", "random pause", "reconnect with backoff", "clean session false"],
        weight: 0.15,
      },
    ],
    avoid: [
      "QoS 0 is reliable enough",
      "QoS 1 alone prevents duplicates",
      "one shared password for all devices is fine",
      "QoS 1 delivers a message exactly once",
    ],
    link: "https://mqtt.org/mqtt-specification/",
  },
  {
    id: "software-sap-select-in-loop",
    family: "software",
    topic: "sap",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "A report that times out",
    frames: [
      "Your resume names {skill}. A custom ABAP report runs into a time limit in production. How do you find the slow part, and what do you usually change?",
      "Suppose a Z report at {employer} times out at month end. How do you find the slow part in ABAP, and how do you mend it?",
      "A custom ABAP report times out at month end. How do you find the slow part, and what do you usually change?",
    ],
    expected:
      "I take an SQL trace with ST05, run SAT, and look at which statement takes the time and how often it is called. The classic fault is SELECT inside LOOP. I read the data in one join, or with FOR ALL ENTRIES, but then I check that the driver table is not empty, otherwise it reads everything, and delete duplicates from it. I name only the fields I need instead of a star. For lookups in memory I use a hashed or sorted table, because READ TABLE on a standard one is linear. On HANA I push sums down to a CDS view or Open SQL. Long work goes to a background job with variants.",
    points: [
      {
        text: "trace with ST05 and SAT",
        accept: ["ST05", "SQL trace", "SAT runtime analysis", "SE30"],
        weight: 0.25,
      },
      {
        text: "no SELECT inside LOOP",
        accept: [
          "SELECT inside LOOP",
          "select in loop",
          "SELECT in a loop",
          "queries inside the loop",
          "read the data in one join",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "the driver table must not be empty",
        accept: [
          "driver table is not empty",
          "check that driver table is initial",
          "empty driver table reads everything",
        ],
        weight: 0.15,
      },
      {
        text: "hashed or sorted tables for lookups",
        accept: ["hashed or sorted", "hashed table", "sorted table", "binary search"],
        weight: 0.15,
      },
      {
        text: "push work down by CDS",
        accept: ["CDS view", "code pushdown", "push down to HANA", "AMDP"],
        weight: 0.15,
      },
    ],
    avoid: [
      "an empty driver table returns zero rows",
      "buffering makes SELECT in a loop harmless",
      "SELECT star costs nothing extra",
    ],
  },
  {
    id: "software-salesforce-governor-limits",
    family: "software",
    topic: "salesforce-dev",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Too many queries in Apex",
    frames: [
      "In your {skill} work, a trigger fails with too many SOQL queries when 200 records are loaded. How do you rewrite and test it?",
      "Suppose a data load at {employer} fails because a trigger has used too many SOQL queries. How do you rewrite the trigger and test it?",
      "An Apex trigger works for one record but fails with too many SOQL queries at 200. How do you rewrite and test it?",
    ],
    expected:
      "A transaction may send 100 SOQL queries and 150 DML statements, and a trigger gets up to 200 records at once, so a query inside the loop fails. I bulkify: first collect the ids in a Set, then one query with IN into a Map, then walk through the records and read from the map, and at the end one update. There is one trigger per object, which calls a handler class, so the order is known. To stop recursion I keep a static set of processed ids, not a single flag, because with a flag the second batch of 200 is skipped. Heavy work goes to Queueable or Batch Apex. The test inserts 200 records between startTest and stopTest.",
    points: [
      {
        text: "no query or DML inside the loop",
        accept: [
          "query inside the loop",
          "bulkify",
          "SOQL in loop",
          "SOQL outside the loop",
          "move the query out",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "ids in a Set, one SOQL into a Map",
        accept: [
          "collect the ids in a Set",
          "one query with IN into a Map",
          "collect ids in a set",
          "one query into a map",
          "map of records by id",
        ],
        weight: 0.25,
      },
      {
        text: "one trigger per object with a handler",
        accept: ["trigger per object", "handler class", "trigger handler"],
        weight: 0.15,
      },
      { text: "async work in Queueable or Batch", accept: ["Queueable", "Batch Apex"], weight: 0.15 },
      {
        text: "a test inserts 200 records",
        accept: ["test inserts 200 records", "bulk test of 200", "test with 200 records", "bulk test"],
        weight: 0.15,
      },
    ],
    avoid: [
      "a higher limit can be bought for each trigger",
      "a catch block handles the LimitException",
      "a static flag is the safest guard",
    ],
    link: "https://developer.salesforce.com/docs/atlas.en-us.apexcode.meta/apexcode/apex_gov_limits.htm",
  },
];
