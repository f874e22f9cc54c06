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
      "Suppose {project} reads a fast sensor by interrupt and sometimes loses values. What do you check in the handler?",
      "A microcontroller reads a fast serial port by interrupt and sometimes loses bytes. What belongs in the handler, and what not?",
    ],
    expected:
      "The handler must be short: read the byte from the register, put it in a ring buffer, move the head and leave. No printf, no malloc, no waiting, because meanwhile the one-byte register overruns. Parsing happens in the main loop or in a task that the handler wakes with a FreeRTOS call ending in FromISR. Shared variables are volatile, so the compiler reads them anew, but volatile is not atomic: a 32-bit counter on an 8-bit chip needs interrupts off for a moment. With one writer and one reader, separate head and tail indexes need no lock. At higher speed I use DMA. I read the overrun flag and toggle a pin to measure the time on a scope.",
    points: [
      {
        text: "short handler: read, store, leave",
        accept: ["handler must be short", "ring buffer", "short ISR"],
        weight: 0.3,
        must: true,
      },
      { text: "no printf, malloc or waiting inside", accept: ["no malloc", "No printf"], weight: 0.2 },
      { text: "volatile is needed but not atomic", accept: ["volatile"], weight: 0.2 },
      {
        text: "processing goes to a task or main loop",
        accept: ["FromISR", "task that the handler wakes", "deferred processing"],
        weight: 0.15,
      },
      { text: "DMA or overrun flag at higher speed", accept: ["DMA", "overrun flag"], weight: 0.15 },
    ],
    avoid: ["volatile makes access atomic"],
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
      "Your resume names {skill}. In an RTOS, an urgent task misses its deadline while a low one holds a mutex. What is happening?",
      "Suppose a control task in {project} misses its deadline at times, though its priority is highest. What may hold it up?",
      "In an RTOS the task with the highest priority misses its deadline at times. What may hold it up, and what do you change?",
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
      { text: "a mutex with priority inheritance", accept: ["priority inheritance"], weight: 0.25 },
      { text: "a binary semaphore is no lock", accept: ["binary semaphore"], weight: 0.15 },
      {
        text: "hold briefly or use a gatekeeper task",
        accept: ["gatekeeper task", "mutex for microseconds"],
        weight: 0.15,
      },
      {
        text: "Tracealyzer or a GPIO pin shows who ran",
        accept: ["Tracealyzer", "GPIO pin I see who ran", "watchdog is fed only if"],
        weight: 0.15,
      },
    ],
    avoid: ["the highest priority task can never be blocked"],
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
      "You used {skill}. How does a device on a weak network send its readings so that none is lost and the server knows it is alive?",
      "Suppose devices of {project} sit in fields with a weak network. How do you use MQTT so that no reading is lost?",
      "Sensors in fields send readings over a weak network. How do you use MQTT so that none is lost and dead devices are noticed?",
    ],
    expected:
      "The device writes each reading with time and a counter to flash first, and sends it with QoS 1, so the broker confirms and the device repeats until then. QoS 1 may bring it twice, therefore the server ignores a counter that it has. A persistent session keeps commands for a device that sleeps. A last will message on its status topic, retained, says offline as soon as the keep-alive fails. Topics are by site and device, and the broker's rules let each device write only its own. TLS with one certificate per device, so that I can bar a stolen one. It reconnects after a random pause, and updates are signed, with a way back.",
    points: [
      {
        text: "readings go to flash before sending",
        accept: ["writes each reading with time and a counter to flash", "store and forward"],
        weight: 0.2,
      },
      { text: "QoS 1 with duplicates removed", accept: ["QoS 1", "at least once"], weight: 0.25, must: true },
      { text: "last will tells that it died", accept: ["last will", "keep-alive fails"], weight: 0.2 },
      {
        text: "TLS and own certificate per device",
        accept: ["certificate per device", "broker's rules let each device"],
        weight: 0.2,
      },
      {
        text: "persistent session, random reconnect",
        accept: ["persistent session", "random pause"],
        weight: 0.15,
      },
    ],
    avoid: ["QoS 0 makes sure that a message arrives"],
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
      "You write {skill}. A custom report runs into a time limit in production. What do you look at, and what do you change?",
      "Suppose a Z report at {employer} times out at month end. How do you find the slow part in ABAP, and how do you mend it?",
      "A custom ABAP report times out at month end. How do you find the slow part, and what do you usually change?",
    ],
    expected:
      "I take an SQL trace with ST05, run SAT, and look at which statement takes the time and how often it is called. The classic fault is SELECT inside LOOP. I read the data in one join, or with FOR ALL ENTRIES, but then I check that the driver table is not empty, otherwise it reads everything, and delete duplicates from it. I name only the fields I need instead of a star. For lookups in memory I use a hashed or sorted table, because READ TABLE on a standard one is linear. On HANA I push sums down to a CDS view or Open SQL. Long work goes to a background job with variants.",
    points: [
      { text: "trace with ST05 and SAT", accept: ["ST05", "SAT", "SQL trace"], weight: 0.25 },
      {
        text: "no SELECT inside LOOP",
        accept: ["SELECT inside LOOP", "select in loop"],
        weight: 0.3,
        must: true,
      },
      {
        text: "the driver table must not be empty",
        accept: ["FOR ALL ENTRIES, but then I check", "driver table is not empty"],
        weight: 0.15,
      },
      {
        text: "hashed or sorted tables for lookups",
        accept: ["hashed or sorted", "hashed table"],
        weight: 0.15,
      },
      { text: "push work down by CDS", accept: ["CDS view", "code pushdown"], weight: 0.15 },
    ],
    avoid: ["FOR ALL ENTRIES with an empty table reads nothing"],
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
      "In your {skill} work, a trigger fails with too many SOQL queries when 200 records are loaded. How do you rewrite it?",
      "Suppose a data load at {employer} fails because a trigger has used too many SOQL queries. How do you mend the trigger?",
      "An Apex trigger works for one record but fails with too many SOQL queries at 200. How do you rewrite it?",
    ],
    expected:
      "A transaction may send 100 SOQL queries and 150 DML statements, and a trigger gets up to 200 records at once, so a query inside the loop fails. I bulkify: first collect the ids in a Set, then one query with IN into a Map, then walk through the records and read from the map, and at the end one update. There is one trigger per object, which calls a handler class, so the order is known. To stop recursion I keep a static set of processed ids, not a single flag, because with a flag the second batch of 200 is skipped. Heavy work goes to Queueable or Batch Apex. The test inserts 200 records between startTest and stopTest.",
    points: [
      {
        text: "no query or DML inside the loop",
        accept: ["query inside the loop", "bulkify", "SOQL in loop"],
        weight: 0.3,
        must: true,
      },
      {
        text: "ids in a Set, one SOQL into a Map",
        accept: ["collect the ids in a Set", "one query with IN into a Map"],
        weight: 0.25,
      },
      {
        text: "one trigger per object with a handler",
        accept: ["trigger per object", "handler class"],
        weight: 0.15,
      },
      { text: "async work in Queueable or Batch", accept: ["Queueable", "Batch Apex"], weight: 0.15 },
      {
        text: "a test inserts 200 records",
        accept: ["test inserts 200 records", "bulk test of 200"],
        weight: 0.15,
      },
    ],
    avoid: ["a higher limit can be bought for each trigger"],
    link: "https://developer.salesforce.com/docs/atlas.en-us.apexcode.meta/apexcode/apex_gov_limits.htm",
  },
];
