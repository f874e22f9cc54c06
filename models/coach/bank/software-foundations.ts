import type { EntryDraft } from "../entry.ts";

/** Networks and operating systems. */
export const softwareFoundations: readonly EntryDraft[] = [
  {
    id: "software-networking-open-page",
    family: "software",
    topic: "networking",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "From address to page",
    frames: [
      "Your resume names {skill}. I type an address and press enter. What happens until the page appears, and how do you see where it is slow?",
      "Suppose users say {project} takes three seconds to open. Follow the request from the address bar to the painted page. How do you see where time goes?",
      "You type a web address and press enter. What happens until the page appears, and how do you see where the time goes?",
    ],
    expected:
      "The browser looks in its caches and then asks DNS for the address; a resolver finds it and keeps it for its TTL. Then comes a TCP handshake, one round trip, and the TLS handshake, one more in TLS 1.3, in which the certificate is checked against the name. With HTTP/3 both happen together over QUIC. The request goes perhaps to a CDN or a load balancer and then to the app, which asks the database. The HTML comes back, and the browser finds CSS and scripts to load before it paints. Slow may be: DNS, a distant server, the first byte, or too much script. The network tab shows which.",
    points: [
      {
        text: "DNS resolves the name, with caching",
        accept: ["asks DNS", "DNS lookup", "DNS gives the IP address", "DNS resolution", "DNS resolver"],
        weight: 0.2,
        must: true,
      },
      {
        text: "TCP and TLS handshakes cost round trips",
        accept: [
          "TCP handshake",
          "TLS handshake",
          "round trip",
          "TCP connection",
          "three-way handshake",
          "SSL handshake",
        ],
        weight: 0.25,
      },
      {
        text: "CDN or balancer, then app and database",
        accept: [
          "CDN or a load balancer",
          "load balancer and then",
          "request reaches the server",
          "load balancer",
          "server queries the database",
        ],
        weight: 0.2,
      },
      {
        text: "HTML, then CSS and scripts before painting",
        accept: [
          "finds CSS and scripts to load",
          "render blocking scripts",
          "browser parses the HTML",
          "downloads CSS and JavaScript",
          "builds the DOM",
        ],
        weight: 0.2,
      },
      {
        text: "the network tab shows where time goes",
        accept: [
          "network tab",
          "timing bars",
          "time to first byte",
          "developer tools",
          "TTFB",
          "waterfall in the browser",
        ],
        weight: 0.15,
      },
    ],
    avoid: ["DNS is asked anew for every request"],
  },
  {
    id: "software-networking-certificate-error",
    family: "software",
    topic: "networking",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Certificate not trusted",
    frames: [
      "Your resume names {skill}. A site opens in browsers, but a server calling it does not trust the certificate. How do you find and mend this for good?",
      "Suppose a partner cannot call {project} because the certificate is not trusted, though browsers open it. How do you find and mend this for good?",
      "A site opens in browsers, but another server does not trust its certificate. What is wrong, and how do you find and mend it for good?",
    ],
    expected:
      "The most common reason is a missing intermediate certificate. Browsers often fetch or remember it, while curl or Java do not. With openssl s_client and showcerts I see what the server truly sends: it must be its own certificate and then the intermediate, not the root. Other causes: the name is not in the subject alternative names, it has expired, the caller's clock is wrong, or its list of roots is old, as on an ancient Java. I never switch verification off, because then anyone in between can read all. I serve the full chain, renew by ACME, and have an alarm thirty days ahead.",
    points: [
      {
        text: "the intermediate certificate is missing",
        accept: [
          "missing intermediate",
          "incomplete chain",
          "full chain",
          "intermediate is not sent",
          "certificate chain is incomplete",
        ],
        weight: 0.35,
        must: true,
      },
      {
        text: "look with openssl s_client",
        accept: ["openssl", "check the chain with curl", "SSL checker"],
        weight: 0.2,
      },
      {
        text: "name, expiry, clock or old roots",
        accept: [
          "subject alternative names",
          "clock is wrong",
          "list of roots is old",
          "certificate has expired",
          "hostname does not match",
          "self-signed certificate",
          "old trust store",
        ],
        weight: 0.2,
      },
      {
        text: "never switch verification off",
        accept: [
          "switch verification off",
          "disable verification",
          "not disable the check",
          "keep verification on",
        ],
        weight: 0.15,
      },
      {
        text: "renew by ACME with an alarm",
        accept: ["ACME", "thirty days ahead", "automatic renewal", "alert before expiry", "certbot"],
        weight: 0.1,
      },
    ],
    avoid: ["switching off verification is fine", "disabling the check inside our network is fine"],
    link: "https://letsencrypt.org/docs/",
  },
  {
    id: "software-os-process-or-thread",
    family: "software",
    topic: "operating-systems",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Process or thread",
    frames: [
      "Your resume names {skill}. A program converts a thousand pictures. Would you use processes or threads, how many, and what do the two share?",
      "Suppose {project} had to convert a thousand pictures at once. Would you use processes or threads, how many, and what do the two share?",
      "A program must convert a thousand pictures. Would you use processes or threads, how many, and what do the two share?",
    ],
    expected:
      "A process has its own address space, so it can crash alone and cannot touch another's memory, but starting one and passing data costs more. Threads of one process share heap and open files, each with its own stack and registers, so they are cheap to start and talk fast, but one wild pointer kills all, and shared data needs locks. Converting pictures is pure computing without shared state, so I take a pool as large as the number of cores; more would only add context switches. In C or Java I use threads, in Python processes, since the GIL lets only one thread run bytecode. If pictures come from strangers, a process is also a safety wall.",
    points: [
      {
        text: "separate address space for a process",
        accept: [
          "own address space",
          "separate memory",
          "process has its own memory",
          "processes do not share memory",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "threads share heap, own stack",
        accept: [
          "share heap",
          "threads share memory",
          "threads share the same memory",
          "share the heap",
          "share the address space",
        ],
        weight: 0.25,
      },
      {
        text: "shared data needs locks",
        accept: ["needs locks", "race condition", "needs synchronisation", "use a mutex"],
        weight: 0.15,
      },
      {
        text: "as many workers as cores",
        accept: [
          "number of cores",
          "one worker per core",
          "equal to the CPU cores",
          "more would only add context switches",
        ],
        weight: 0.2,
      },
      {
        text: "processes isolate crashes or strangers",
        accept: [
          "crash alone",
          "safety wall",
          "process isolation",
          "one crash does not kill others",
          "processes are isolated",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "a thousand threads at once are the fastest",
      "more threads than cores always finish sooner",
      "threads have separate memory",
    ],
  },
];
