import type { FakeBrowser } from "./browser.ts";

type Row = Record<string, unknown>;

function opened(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function rowsOf(name: string, stores: readonly string[]): Promise<Row[][]> {
  const known = await indexedDB.databases();
  if (!known.some((database) => database.name === name)) return stores.map(() => []);
  const db = await opened(name);
  const there = stores.filter((store) => db.objectStoreNames.contains(store));
  const tx = there.length > 0 ? db.transaction(there) : null;
  const read = (store: string) =>
    new Promise<Row[]>((resolve, reject) => {
      if (!tx || !there.includes(store)) return resolve([]);
      const request = tx.objectStore(store).getAll();
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const rows = await Promise.all(stores.map(read));
  db.close();
  return rows;
}

/** All that the browser's disk has, read past the app. */
export async function readDisk({ storage }: FakeBrowser) {
  const [[answers = [], reports = []], [history = [], commands = []]] = await Promise.all([
    rowsOf("aimockinterview-db", ["answers", "reports"]),
    rowsOf("aimockinterview-device", ["history", "commands"]),
  ]);
  const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "");
  const journal = names
    .filter((name) => name.startsWith("aim:j:"))
    .map((name): Row => JSON.parse(storage.getItem(name) ?? "{}"));
  return { answers, reports, history, commands, journal };
}

const list = (value: unknown): Row[] => (Array.isArray(value) ? value : []);

/** Texts that the disk has anywhere. */
export function textsOf(disk: Awaited<ReturnType<typeof readDisk>>): Set<unknown> {
  const { answers, reports, history, journal, commands } = disk;
  const sent = commands.flatMap(({ body }) => list(Object(body)["answers"]).map((one) => one["answer"]));
  const said = reports.flatMap(({ report }) =>
    list(Object(report)["questions"]).map((one) => one["userAnswer"]),
  );
  return new Set([...[...answers, ...history, ...journal].map(({ text }) => text), ...sent, ...said]);
}
