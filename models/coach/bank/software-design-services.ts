import type { EntryDraft } from "../entry.ts";

/** System design of services that people use every day. */
export const softwareDesignServices: readonly EntryDraft[] = [
  {
    id: "software-system-design-otp-login",
    family: "software",
    topic: "system-design",
    kind: "system-design",
    type: "system-design",
    level: "easy",
    rung: "opener",
    title: "Login by one-time code",
    frames: [
      "Suppose {project} lets people sign in with a phone number and a code. Design it so that it is safe and SMS do not cost a fortune.",
      "Your resume names {skill}. Design sign-in by phone number and one-time code, safe against guessing and against wasted SMS.",
      "Design sign-in by phone number and one-time code. How is it safe against guessing, and how do you keep the SMS bill low?",
    ],
    expected:
      "A request with the number makes a random six-digit code, which I keep hashed in Redis with a lifetime of five minutes and three tries, then it is dead. A guess then succeeds three times in a million, but someone could try many numbers, so I limit by number, by IP and by device, with a pause that grows. The answer is the same whether the number is known or not. SMS cost about 15 to 20 paise each, and bots pump them, so a captcha comes after two sends, other countries are closed, and a passkey is offered. In India the sender and the template must be registered under DLT. A second provider takes over when delivery falls.",
    points: [
      {
        text: "a hashed code with short life and few tries",
        accept: [
          "lifetime of five minutes",
          "expires in five minutes",
          "three wrong tries",
          "limit on attempts",
          "code expires",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "limits by number, IP and device",
        accept: ["limit by number", "limit by device", "rate limit per phone", "rate limit by IP"],
        weight: 0.25,
      },
      {
        text: "same answer for known and unknown",
        accept: [
          "answer is the same whether",
          "user enumeration",
          "same message for unknown",
          "number exists or not",
        ],
        weight: 0.15,
      },
      {
        text: "guard the SMS bill against bots",
        accept: ["bots pump them", "captcha", "SMS pumping", "offer a passkey"],
        weight: 0.2,
      },
      {
        text: "DLT template and a second provider",
        accept: ["DLT", "second SMS provider", "second provider"],
        weight: 0.1,
      },
    ],
    avoid: [
      "storing the code in plain text is fine",
      "a code that is valid all day is fine",
      "tell the user whether the number is registered",
    ],
  },
  {
    id: "software-system-design-appointments",
    family: "software",
    topic: "system-design",
    kind: "system-design",
    type: "system-design",
    level: "easy",
    rung: "opener",
    title: "Booking a doctor's time",
    frames: [
      "Suppose {project} lets patients book a doctor's time. Design it so that nobody gets the same slot, also while paying, and late doctors are handled.",
      "Your resume names {skill}. Design an appointment service for 500 clinics, where no slot is given twice, also while one pays, and late doctors are handled.",
      "Design an appointment service for 500 clinics. How do you store free times, how is no slot given twice, and what if the doctor is late?",
    ],
    expected:
      "Forty visits a day in 500 clinics make twenty thousand bookings, less than one per second, so one PostgreSQL is plenty. I do not store all free slots for ever; I store weekly hours and exceptions such as leave, and compute the free ones. A booking is a row with doctor, start and end, and an exclusion constraint on the time range refuses an overlap, so two patients at the same moment cannot both win. Times are kept in UTC with the clinic's zone. A slot is held for ten minutes during payment. Reminders go by WhatsApp a day before, which cuts no-shows. If the doctor is late, one action shifts the day and tells all.",
    points: [
      {
        text: "estimate: the load fits one PostgreSQL",
        accept: ["twenty thousand bookings", "one PostgreSQL is plenty", "single database is enough"],
        weight: 0.2,
      },
      {
        text: "rules for hours, free times computed",
        accept: ["weekly hours and exceptions", "compute the free ones", "working hours and leave"],
        weight: 0.2,
      },
      {
        text: "a constraint refuses overlapping bookings",
        accept: [
          "exclusion constraint",
          "unique constraint on doctor and slot",
          "unique constraint",
          "lock the slot row",
          "transaction with lock",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "hold a slot during payment",
        accept: ["slot is held", "temporary hold for payment"],
        weight: 0.15,
      },
      {
        text: "reminders and shifting a late day",
        accept: [
          "reminders by WhatsApp",
          "send reminders",
          "inform patients of delay",
          "shift later appointments",
        ],
        weight: 0.15,
      },
    ],
    avoid: ["an app-side check is safe enough for booking", "store every free slot for years ahead"],
  },
  {
    id: "software-system-design-payslip-run",
    family: "software",
    topic: "system-design",
    kind: "system-design",
    type: "system-design",
    level: "easy",
    rung: "deepener",
    title: "Payslips for fifty thousand",
    frames: [
      "Suppose {project} must make fifty thousand payslips as PDF on the last day of a month. Design it so that a stop midway does no harm and each reaches its owner only.",
      "Your resume names {skill}. Design a monthly run that makes fifty thousand PDF payslips and brings each to its owner only, even after a stop midway.",
      "Design a monthly run that makes fifty thousand PDF payslips and brings each to its owner only. What if it stops midway?",
    ],
    expected:
      "If one PDF takes half a second, fifty thousand take seven hours on one core, and on ten workers about forty minutes, so it is a queue with workers and no web request. The run first freezes its input, a snapshot of the salary data. One job per employee has the key run and employee; a worker writes the file to object storage under that name and marks it done, so after a break I start again and only missing ones are made. A dashboard counts done, failed and waiting. I do not mail the PDF; I mail a link that needs a login. Before release, totals of the run are compared with payroll, and a person approves.",
    points: [
      {
        text: "estimate the hours by cores and workers",
        accept: ["seven hours on one core", "half a second each", "time for one PDF"],
        weight: 0.2,
      },
      {
        text: "jobs in a queue, repeatable by key",
        accept: ["key run and employee", "only missing ones", "idempotent job", "queue with workers"],
        weight: 0.25,
        must: true,
      },
      {
        text: "freeze the input by a snapshot",
        accept: ["freezes its input", "snapshot of the salary", "freeze the salary data"],
        weight: 0.2,
      },
      {
        text: "a link with login, no open attachment",
        accept: ["link that needs a login", "mail a link", "download after login", "password protected PDF"],
        weight: 0.2,
      },
      {
        text: "totals checked and approved before release",
        accept: ["totals of the run", "compared with payroll", "person approves the run"],
        weight: 0.15,
      },
    ],
    avoid: [
      "a single web request makes all fifty thousand",
      "after a break start all from zero",
      "mail each PDF as an open attachment",
    ],
  },
  {
    id: "software-system-design-product-page-cache",
    family: "software",
    topic: "caching",
    kind: "system-design",
    type: "system-design",
    level: "medium",
    rung: "deepener",
    title: "A page read by millions",
    frames: [
      "Your resume names {skill}. Design the caching of a product page with 50,000 reads a second and a price that must be right. What if a hot entry runs out?",
      "Suppose a page of {project} is read 50,000 times a second. Where do you cache it, what about its price, and what if a hot entry runs out?",
      "A product page is read 50,000 times a second, and its price changes. Where do you cache, how is the price right, and what if a hot entry runs out?",
    ],
    expected:
      "I part what is common from what must be exact. Text is the same for all, so a CDN holds the page for a minute with stale-while-revalidate, and pictures for a year under hashed names. That takes perhaps 95 percent, so 2,500 a second come through, and these hit Redis before the database. Price and stock come by a small call with a life of some seconds, and the checkout reads the price fresh from the database and says so if it has changed. A price edit purges the CDN by tag. When a hot entry ends, only one request may rebuild it and the rest get the old one. No personal data may be cached at the edge.",
    points: [
      {
        text: "a CDN for the common part",
        accept: ["CDN holds the page", "stale-while-revalidate", "cache at CDN", "edge cache"],
        weight: 0.25,
      },
      {
        text: "hit rate leaves little for the database",
        accept: ["95 percent", "hit Redis before the database", "hit ratio", "Redis in front"],
        weight: 0.15,
      },
      {
        text: "checkout reads the price fresh",
        accept: [
          "checkout reads the price",
          "authoritative price at checkout",
          "check price at payment",
          "price fresh from database",
          "price fresh from the database",
          "price is checked again",
          "recheck the price",
          "fresh price at checkout",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "purge by tag when edited",
        accept: ["purges the CDN", "purge by tag", "invalidate the cache", "cache invalidation"],
        weight: 0.15,
      },
      {
        text: "one request rebuilds a hot entry",
        accept: ["one request may rebuild", "request coalescing", "stampede", "lock for rebuilding"],
        weight: 0.15,
      },
    ],
    avoid: ["paying at the cached price is fine", "personal data may sit in the CDN"],
  },
  {
    id: "software-system-design-wallet-ledger",
    family: "software",
    topic: "system-design",
    kind: "system-design",
    type: "system-design",
    level: "hard",
    rung: "deepener",
    title: "A wallet that never loses money",
    frames: [
      "Suppose {project} gets a wallet with top-ups and payments. Design it so that no rupee is lost or made twice.",
      "Your resume names {skill}. Design a wallet where money moves between users and each balance can be proved.",
      "Design a wallet where users send money to one another. How do you make sure that no rupee is lost or made twice?",
    ],
    expected:
      "I keep a ledger with double entry: each transfer has two lines, minus and plus, which must add up to zero. Lines are never changed; a mistake is undone by a new entry. Amounts are whole paise, not floats. The balance is a sum; for speed I store it beside the account and change it in the same database transaction, with the row locked in order of id and a check that it stays above zero. The client sends an idempotency key, so a repeat returns the first result. Money from outside, such as UPI, sits in a clearing account until the bank confirms, and a nightly reconciliation compares it with the settlement file.",
    points: [
      {
        text: "a double-entry ledger, each transfer sums to zero",
        accept: [
          "ledger with double entry",
          "double-entry ledger",
          "two lines, minus and plus",
          "debit and credit entries",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "entries are never changed",
        accept: [
          "Lines are never changed",
          "undone by a new entry",
          "append-only ledger",
          "reversal entry",
          "immutable entries",
        ],
        weight: 0.15,
      },
      {
        text: "balance changes in one locked transaction",
        accept: [
          "row locked in order of id",
          "balance locked in transaction",
          "stays above zero",
          "SELECT FOR UPDATE",
          "single database transaction",
        ],
        weight: 0.2,
      },
      {
        text: "an idempotency key for each transfer",
        accept: ["idempotency key", "unique transaction id", "unique request id"],
        weight: 0.15,
      },
      {
        text: "clearing account and reconciliation",
        accept: ["clearing account", "settlement file", "nightly reconciliation", "reconcile with bank"],
        weight: 0.2,
      },
    ],
    avoid: ["a float is exact enough for rupees", "overwrite the old line after an error"],
  },
  {
    id: "software-system-design-online-exam",
    family: "software",
    topic: "system-design",
    kind: "system-design",
    type: "system-design",
    level: "hard",
    rung: "transfer",
    title: "Five lakh students, one exam",
    frames: [
      "Suppose {project} holds an exam for five lakh students who all start at ten. Design it for the rush, weak networks and a fair end.",
      "Your resume names {skill}. Design an online exam for five lakh students who all begin at the same minute, with weak networks and a fair end.",
      "Design an online exam for five lakh students who all begin at ten sharp, many on weak networks. What breaks first, and how is the end fair?",
    ],
    expected:
      "The rush at ten: five lakh logins in a minute are over eight thousand a second. So students log in from half an hour before and load the encrypted paper as a static file from a CDN; at ten only a small key is released. Answers are kept on the device and sent every thirty seconds as a small change with a counter, about seventeen thousand writes a second, which go to a log and are applied later. If the network fails, one goes on, and sending resumes. The server's clock decides the end. Submitting means that the last counter has arrived. Start servers beforehand, since autoscaling is too slow. And a rehearsal with real load a week earlier.",
    points: [
      {
        text: "estimate the rush: thousands a second",
        accept: ["eight thousand a second", "five lakh logins", "thousand logins per second"],
        weight: 0.2,
      },
      {
        text: "load spread out before the start",
        accept: [
          "encrypted paper",
          "small key is released",
          "preload from CDN",
          "login half hour earlier",
          "download paper before",
          "staggered login",
          "half an hour before",
          "load the encrypted paper",
          "download the paper before",
          "log in early",
          "paper in advance",
          "waiting room",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "answers kept locally and sent in steps",
        accept: ["kept on the device", "sent every thirty seconds", "autosave", "auto save", "saved locally"],
        weight: 0.25,
      },
      {
        text: "the server's clock decides",
        accept: ["server's clock", "server time", "time from server"],
        weight: 0.15,
      },
      {
        text: "scale up before and rehearse",
        accept: [
          "autoscaling is too slow",
          "rehearsal with real load",
          "load test before",
          "pre-warm the servers",
        ],
        weight: 0.15,
      },
    ],
    avoid: ["autoscaling handles any sudden start", "trust the clock of the student's phone"],
  },
];
