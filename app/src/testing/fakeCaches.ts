const keyOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : String(request), "https://app.example").href;

/**
 * Cache Storage in memory, as a page uses it: addresses with their queries, no part of a file, and a disk that may be
 * full.
 */
export function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  const disk = { full: false };

  const cacheOf = (files: Map<string, Response>) => ({
    async add(address: string) {
      const reply = await fetch(address);
      if (!reply.ok) throw new TypeError("Request failed");
      await this.put(address, reply);
    },
    match: async (request: RequestInfo | URL) => files.get(keyOf(request))?.clone(),
    async put(request: RequestInfo | URL, reply: Response) {
      if (reply.status === 206) throw new TypeError("Partial response (status code 206) is unsupported");
      if (disk.full) throw new DOMException("Quota exceeded.", "QuotaExceededError");
      files.set(keyOf(request), new Response(await reply.blob(), { headers: reply.headers }));
    },
    delete: async (request: RequestInfo | URL) => files.delete(keyOf(request)),
    keys: async () => [...files.keys()].map((url) => new Request(url)),
  });

  const storage = {
    async open(name: string) {
      const files = all.get(name) ?? new Map<string, Response>();
      all.set(name, files);
      return cacheOf(files);
    },
  };
  /** Paths with their queries, of all that is kept. */
  const kept = () =>
    [...all.values()].flatMap((files) =>
      [...files.keys()].map((url) => url.replace("https://app.example", "")),
    );
  return { disk, kept, caches: storage };
}
