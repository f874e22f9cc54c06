/* eslint-disable max-lines-per-function -- it runs as its own text, so it can use nothing from outside of itself */

/** The world of a worker, as far as the harness touches it. */
type Scope = {
  postMessage(message: unknown): void;
  console: unknown;
} & Record<string, unknown>;

/**
 * Is the first thing that a sandbox's worker runs, before the person's code, and as its own text: it may use nothing
 * that is declared outside of it. It keeps what it needs, so that code which changes built-in objects cannot change
 * it, takes away what reaches out of the worker, and returns what then calls the function with each of them.
 * @param examples the arguments of each example and check, as JSON
 */
export function harness(scope: Scope, examples: readonly string[]) {
  const post = scope.postMessage.bind(scope);
  const { parse, stringify } = JSON;
  const { keys, defineProperty } = Object;
  const text = String;
  post({ kind: "started" });

  // The walls are the frame's origin and policy; this is so that nothing is promised that is not there.
  const away =
    "postMessage close importScripts fetch XMLHttpRequest WebSocket WebTransport EventSource BroadcastChannel Worker SharedWorker indexedDB caches";
  for (const name of away.split(" ")) defineProperty(scope, name, { value: undefined, configurable: true });

  const show = (value: unknown): string => {
    if (typeof value === "string") return value;
    if (value instanceof Error) return text(value);
    if (typeof value === "function") return `[function ${value.name}]`;
    try {
      return typeof value === "object" ? text(stringify(value)) : text(value);
    } catch {
      return text(value); // It goes round, or has a number that JSON has not.
    }
  };

  let lines = 0;
  const log = (...values: unknown[]) => {
    lines += 1;
    if (lines > 101) return;
    let line = "";
    for (let i = 0; i < values.length; i += 1) line += (i > 0 ? " " : "") + show(values[i]);
    post({ kind: "log", text: lines > 100 ? "…" : line.slice(0, 500) });
  };
  const quiet = () => {};
  scope.console = {
    ...{ log, info: log, warn: log, error: log, debug: log, table: log, dir: log, trace: log, assert: quiet },
    ...{ time: quiet, timeEnd: quiet, group: quiet, groupEnd: quiet, count: quiet, clear: quiet },
  };

  /** Whether a value is small enough to be shown; looks at 20,000 members and letters at most. */
  const isSmall = (value: unknown): boolean => {
    const open: unknown[] = [value];
    let seen = 0;
    let size = 0;
    while (seen < open.length) {
      const one = open[seen];
      seen += 1;
      size += typeof one === "string" ? one.length : 1;
      if (size > 20_000) return false;
      if (typeof one === "object" && one !== null) {
        const names = keys(one);
        if (names.length > 20_000) return false;
        for (let i = 0; i < names.length; i += 1) {
          const name = names[i];
          if (name !== undefined) open[open.length] = (one as Record<string, unknown>)[name];
        }
      }
    }
    return true;
  };

  const lineOf = (why: unknown): number | null => {
    const found = why instanceof Error ? /:(\d+):\d+\)?\s*$/m.exec(why.stack ?? "") : null;
    return found ? +(found[1] ?? 0) : null;
  };

  const tell = (index: number, value: unknown) => {
    try {
      post(isSmall(value) ? { kind: "gave", index, value } : { kind: "unreadable", index });
    } catch {
      post({ kind: "unreadable", index }); // A function, or something with one in it.
    }
  };

  return async (give: unknown) => {
    if (typeof give !== "function") return post({ kind: "missing" });
    post({ kind: "begun" });
    for (let index = 0; index < examples.length; index += 1) {
      try {
        tell(index, await give(...parse(examples[index] ?? "[]")));
      } catch (why) {
        let say = "";
        try {
          say = show(why).slice(0, 500);
        } catch {
          say = "?"; // Even its own text throws.
        }
        post({ kind: "threw", index, say, line: lineOf(why) });
      }
    }
    post({ kind: "done" });
  };
}
