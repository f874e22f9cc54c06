import type { EntryDraft } from "../entry.ts";

/** Python itself. */
export const softwarePython: readonly EntryDraft[] = [
  {
    id: "software-python-generator-memory",
    family: "software",
    topic: "python",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Reading a huge file in Python",
    frames: [
      "In your {skill} work, a script reads an eight-gigabyte log in Python and runs out of memory. How do you rewrite it, and what could still go wrong?",
      "Suppose {project} had to read a log file of eight gigabytes. How would you do it in Python on a small machine, and what could still go wrong?",
      "A Python script reads an eight-gigabyte log and runs out of memory. How do you rewrite it, and what could still go wrong?",
    ],
    expected:
      "The script probably calls read or readlines, which puts everything in a list. A file object is already an iterator, so I loop over it and hold one line at a time. I write each step as a generator with yield: parse lines, drop the bad ones, keep what I need. They pull from each other, so memory stays flat whatever the size. A generator can be walked only once; if I need two passes, I open the file again. What can still blow up is what I collect, for example a dict with every user, so I count with Counter and only by key that I need. I open it with encoding utf-8 and errors replace.",
    points: [
      {
        text: "loop over the file, avoid readlines",
        accept: [
          "file object is already an iterator",
          "hold one line at a time",
          "avoid readlines",
          "iterate over the file",
          "loop over the file object",
          "one line at a time",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "generators with yield keep memory flat",
        accept: [
          "generator with yield",
          "memory stays flat",
          "generator pipeline",
          "write a generator",
          "yield one line",
          "use yield",
        ],
        weight: 0.25,
      },
      {
        text: "a generator can be walked only once",
        accept: [
          "generator can be walked only once",
          "generator is exhausted",
          "generator is used once",
          "open the file again",
        ],
        weight: 0.15,
      },
      {
        text: "a dict with every user may still grow",
        accept: [
          "dict with every user",
          "unbounded dictionary",
          "what I collect grows",
          "results still fill memory",
          "dictionary grows too big",
        ],
        weight: 0.2,
      },
      {
        text: "state the encoding",
        accept: ["encoding utf-8", "errors replace", "encoding errors", "give the encoding"],
        weight: 0.1,
      },
    ],
    avoid: [
      "a list comprehension is fine for eight gigabytes",
      "readlines is fine for a huge file",
      "a generator can be reused freely",
    ],
    link: "https://docs.python.org/3/howto/functional.html",
  },
  {
    id: "software-python-decorator-wraps",
    family: "software",
    topic: "python",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Writing your own decorator",
    frames: [
      "In your {skill} code, many Python functions call a flaky service. How do you write a decorator that retries them, and what do you take care of?",
      "Suppose many functions in {project} call a flaky service. How would you write a Python decorator that retries them, and what do you take care of?",
      "Many Python functions call a flaky service. How would you write a decorator that retries them, and what do you take care of?",
    ],
    expected:
      "A decorator is a function that takes a function and returns a new one. With settings, such as three tries, there is one level more: the outer function takes the settings and returns the decorator. The inner wrapper accepts star args and double star kwargs, calls the function in a loop and returns its value. I put functools.wraps on it, otherwise the name, the docstring and the signature are lost, and FastAPI or pytest look at those. I catch only named errors such as a timeout, never bare except, and sleep longer after every try. The last error is raised again. For a coroutine I need an async wrapper that awaits.",
    points: [
      {
        text: "takes a function, returns a wrapper",
        accept: [
          "takes a function and returns",
          "inner wrapper",
          "returns a new function",
          "wrapper function inside",
        ],
        weight: 0.25,
      },
      {
        text: "functools.wraps keeps name and signature",
        accept: ["functools.wraps", "signature is lost", "functools wraps"],
        weight: 0.25,
        must: true,
      },
      { text: "pass on args and kwargs", accept: ["kwargs", "args and kwargs", "star args"], weight: 0.2 },
      {
        text: "only named errors, growing sleep, raise last",
        accept: [
          "never bare except",
          "sleep longer after every",
          "last error is raised",
          "retry only on timeout errors",
          "exponential backoff",
          "raise after the last try",
          "catch only specific exceptions",
        ],
        weight: 0.2,
      },
      {
        text: "coroutines need an async wrapper",
        accept: ["async wrapper", "async version of the wrapper"],
        weight: 0.1,
      },
    ],
    avoid: [
      "a decorator changes the function's own code",
      "a bare except is right for retries",
      "retrying immediately works best",
    ],
    link: "https://docs.python.org/3/library/functools.html",
  },
  {
    id: "software-python-pinned-environment",
    family: "software",
    topic: "python",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "It works on my machine",
    frames: [
      "Your {skill} program runs on your laptop but not on the server. How do you make both the same, and how do you update packages later?",
      "Suppose a teammate cannot start {project} because of other package versions. How do you fix that for good, and how do you update packages later?",
      "A Python program runs on your laptop but fails on the server because of package versions. How do you make both the same, and update later?",
    ],
    expected:
      "Each project gets its own virtual environment, so packages of two projects never mix, and nothing goes in the system Python. What I want directly stands in pyproject.toml with sensible ranges. From it a tool such as uv, Poetry or pip-tools makes a lock file with the exact version and hash of everything, also of what my packages need. The lock file is in Git, and the server installs only from it. I state the Python version too, because a wheel for 3.12 may not exist for 3.14. In Docker I use the same base image in tests and in production. Updates come as a separate commit, once a week, with the tests running.",
    points: [
      { text: "a virtual environment per project", accept: ["virtual environment", "venv"], weight: 0.25 },
      {
        text: "a lock file with exact versions in Git",
        accept: [
          "lock file",
          "pinned versions",
          "pip freeze",
          "requirements with exact versions",
          "pin the versions",
          "pin exact versions",
          "requirements.txt with versions",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "direct wishes in pyproject apart from the lock",
        accept: ["sensible ranges", "pyproject.toml for direct packages", "requirements.in"],
        weight: 0.15,
      },
      {
        text: "the Python release is stated, as wheels differ",
        accept: [
          "wheel for 3.12",
          "same Python version",
          "fix the Python version",
          "same base image",
          "state the Python version",
        ],
        weight: 0.15,
      },
      {
        text: "updates as a separate tested commit",
        accept: [
          "Updates come as a separate",
          "update with the tests running",
          "update in a separate commit",
          "run tests after an update",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "pip install with the newest versions gives the same result everywhere",
      "one global environment for all projects is simpler",
      "the virtual environment folder belongs in Git",
    ],
    link: "https://packaging.python.org/en/latest/tutorials/managing-dependencies/",
  },
];
