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
  const { keys, defineProperty, getOwnPropertyDescriptor, getPrototypeOf } = Object;
  const { isArray } = Array;
  const { apply } = Reflect;
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

  const { Map: AMap, Set: ASet, ArrayBuffer: ABuffer, DataView: AView, String: AString } = globalThis;
  const { isView } = ABuffer;
  const own = (of: object, name: string): unknown => {
    const { get, value } = getOwnPropertyDescriptor(of, name) ?? {};
    return get ?? value;
  };
  const ofMap = { size: own(AMap.prototype, "size"), each: own(AMap.prototype, "forEach") };
  const ofSet = { size: own(ASet.prototype, "size"), each: own(ASet.prototype, "forEach") };
  const bytes = own(ABuffer.prototype, "byteLength");
  const bufferOfArray = own(getPrototypeOf(Uint8Array.prototype), "buffer");
  const bufferOfView = own(AView.prototype, "buffer");
  const letters = own(AString.prototype, "valueOf");
  /** What a built-in says of a value; undefined where the value only has the name of its kind. */
  const ask = (built: unknown, of: object, ...given: unknown[]): unknown => {
    try {
      return typeof built === "function" ? apply(built, of, given) : undefined;
    } catch {
      return undefined; // Built-ins throw at what is not of their kind.
    }
  };
  const MOST = 20_000;
  /** How much is in a value that its keys do not tell; it is asked before they are listed, which may be millions. */
  const countOf = (one: object): number => {
    if (isArray(one)) return one.length;
    const kind = one instanceof AMap ? ofMap : one instanceof ASet ? ofSet : null;
    return kind ? +(ask(kind.size, one) ?? 0) : 0;
  };
  /** What is cloned in the place of a value's keys: all of the buffer behind a view of it, and each letter of a text. */
  const behind = (one: object): unknown => {
    if (isView(one)) return ask(one instanceof AView ? bufferOfView : bufferOfArray, one);
    return one instanceof AString ? ask(letters, one) : undefined;
  };

  /** Whether a value is small enough to be shown; looks at 20,000 members, letters and bytes at most. */
  const isSmall = (value: unknown): boolean => {
    const open: unknown[] = [value];
    let size = 0;
    const add = (...members: unknown[]) => {
      for (let i = 0; i < members.length; i += 1) open[open.length] = members[i];
    };
    /** Puts what is in it among what is open; false where that is too much. */
    const opened = (one: object): boolean => {
      if (countOf(one) > MOST) return false;
      const inner = behind(one);
      if (inner !== undefined) return (add(inner), true);
      if (one instanceof AMap) ask(ofMap.each, one, (member: unknown, key: unknown) => add(key, member));
      if (one instanceof ASet) ask(ofSet.each, one, (member: unknown) => add(member));
      if (one instanceof Error) add(one.message);
      const names = keys(one);
      if (names.length > MOST) return false;
      for (let i = 0; i < names.length; i += 1) add((one as Record<string, unknown>)[names[i] ?? ""]);
      return true;
    };
    for (let seen = 0; seen < open.length; seen += 1) {
      const one = open[seen];
      size += typeof one === "string" ? one.length : 1;
      if (typeof one === "object" && one !== null) {
        if (one instanceof ABuffer) size += +(ask(bytes, one) ?? 0);
        if (size > MOST || !opened(one)) return false;
      }
      if (size > MOST) return false;
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
