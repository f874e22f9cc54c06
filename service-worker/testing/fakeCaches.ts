const pathOf = (request: RequestInfo | URL) => new URL(String(request), "https://app.example").pathname;

/** Cache Storage in memory, as far as the worker uses it. `full` makes every `put` fail as a full disk does. */
export function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  const disk = { full: false };
  const cacheOf = (files: Map<string, Response>) => ({
    match: async (request: RequestInfo | URL) => files.get(pathOf(request))?.clone(),
    async put(request: RequestInfo | URL, reply: Response) {
      if (disk.full) throw new DOMException("No room.", "QuotaExceededError");
      files.set(pathOf(request), reply);
    },
    delete: async (request: RequestInfo | URL) => files.delete(pathOf(request)),
  });
  const open = async (name: string) => {
    const files = all.get(name) ?? new Map<string, Response>();
    all.set(name, files);
    return cacheOf(files);
  };
  const storage = {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    async match(request: RequestInfo | URL) {
      for (const files of all.values()) {
        const reply = files.get(pathOf(request));
        if (reply) return reply.clone();
      }
      return undefined;
    },
  };
  return { disk, all, caches: storage as unknown as CacheStorage };
}
