import { isHashed } from "./addresses.ts";
import { inLanes } from "./inLanes.ts";

/** A file of the shell, as the build lists it. */
export type Entry = {
  /** Path without the leading slash. */
  url: string;
  /** "sha256-" and the hash of the content in base64, as subresource integrity writes it. */
  integrity: string;
};

/** What the precache needs of the world. */
export type World = { caches: CacheStorage; fetch: (request: Request) => Promise<Response> };

const PREFIX = "shell:";
/** Lies in a cache when all of its version is there. */
const COMPLETE = "/complete";
/** Lies in a cache when the server no longer has a file that this version needs. */
const BROKEN = "/broken";
const LANES = 4;

/** A short name for a list of files: FNV-1a over their addresses and contents, in 32 bits. */
export function versionOf(entries: readonly Entry[]): string {
  let hash = 0x811c9dc5;
  for (const letter of entries.map(({ url, integrity }) => url + integrity).join()) {
    hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

const GONE = [404, 410];

/** Whole and not led elsewhere: a part (206) or an error page may not be kept. */
const isWhole = (reply: Response) => reply.status === 200 && !reply.redirected;

/** Whether the content is the one that was built: not the sign-in page of a train, not that of another release. */
async function isBuilt(reply: Response, integrity: string | undefined): Promise<boolean> {
  const hash = await crypto.subtle.digest("SHA-256", await reply.clone().arrayBuffer());
  return integrity === `sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
}

/**
 * The files of one version of the app, kept in a cache of their own. The version before stays until the next one
 * takes over, so that a tab that still runs it finds its parts. What the browser has thrown away is fetched and put
 * back when it is asked for.
 */
export function precache(entries: readonly Entry[], { caches, fetch }: World) {
  const name = PREFIX + versionOf(entries);
  const integrities = new Map(entries.map(({ url, integrity }) => [`/${url}`, integrity]));

  async function fetched(path: string): Promise<Response> {
    const cache = isHashed(path) ? "default" : "no-cache";
    const reply = await fetch(new Request(path, { cache, credentials: "same-origin" }));
    if (isWhole(reply) && !(await isBuilt(reply, integrities.get(path))))
      throw new TypeError(`${path} is not the one that was built`);
    return reply;
  }

  /** A hashed file that another version has is the same file; it costs no download. */
  async function store(cache: Cache, path: string) {
    if (await cache.match(path)) return;
    const known = isHashed(path) ? await caches.match(path) : undefined;
    const reply = known ?? (await fetched(path));
    if (!isWhole(reply)) throw new TypeError(`${path} was answered with ${reply.status}`);
    await cache.put(path, reply);
  }

  /** A full disk is no reason to withhold what has just arrived. */
  const keep = (path: string, reply: Response) =>
    caches
      .open(name)
      .then((cache) => cache.put(path, reply))
      .catch(() => undefined);

  const shells = async () => (await caches.keys()).filter((other) => other.startsWith(PREFIX));

  /** A damaged storage is as good as an empty one: the network is asked then. */
  const own = async (path: string) =>
    caches
      .open(name)
      .then((cache) => cache.match(path))
      .catch(() => undefined);
  const kept = async (path: string) => (await own(path)) ?? caches.match(path).catch(() => undefined);

  return {
    name,
    has: (path: string): boolean => integrities.has(path),

    /** A file as this version has kept it. */
    own,

    /** A file as it is kept, of this version or, failing that, of another. */
    kept,

    /**
     * Fetches what is missing of this version. What has arrived stays after a failure, so that the next attempt has
     * less to fetch, unless the disk is full.
     * @throws the first failure
     */
    async install() {
      const cache = await caches.open(name);
      try {
        await inLanes(LANES, [...integrities.keys()], (path) => store(cache, path));
        await cache.put(COMPLETE, new Response());
      } catch (why) {
        if (why instanceof Error && why.name === "QuotaExceededError") await caches.delete(name);
        throw why;
      }
    },

    /** Drops all versions but this one and the complete one before it. */
    async dropOld() {
      const others = (await shells()).filter((other) => other !== name);
      const whole: string[] = [];
      for (const other of others) if (await (await caches.open(other)).match(COMPLETE)) whole.push(other);
      const before = whole.at(-1);
      await Promise.all(others.filter((other) => other !== before).map((other) => caches.delete(other)));
    },

    /**
     * A file of the shell: kept, or else from the network and then kept. A file that the server has not got any more
     * means that this version is past repair.
     * @throws TypeError when there is no network, or the content is not the one that was built
     */
    async file(path: string): Promise<Response> {
      const known = await (isHashed(path) ? kept(path) : own(path));
      if (known) return known;
      const reply = await fetched(path);
      if (GONE.includes(reply.status)) await keep(BROKEN, new Response());
      if (isWhole(reply)) await keep(path, reply.clone());
      return reply;
    },

    /**
     * A script that is not of the shell, from the network and then kept, so that it is there without one.
     * @throws TypeError when there is no network
     */
    async fetchAndKeep(path: string): Promise<Response> {
      const reply = await fetch(new Request(path, { credentials: "same-origin" }));
      // Nothing says what its content should be; the sign-in page of a train is at least no script.
      const isScript = /javascript/.test(reply.headers.get("Content-Type") ?? "");
      if (isWhole(reply) && isScript) await keep(path, reply.clone());
      return reply;
    },

    /** Whether a file of this version is gone here and at the server. */
    isBroken: async () => (await own(BROKEN)) !== undefined,
  };
}

export type Precache = ReturnType<typeof precache>;
