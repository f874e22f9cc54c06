import type { Everything } from "../../../ports.ts";
import type { OwnRows, PlainRow, StoredKind, StoredSize, WaitingRow } from "../../../rows.ts";
import { makeChanges } from "../changes.ts";
import { connect, type Connection } from "../connection.ts";
import { placed, type Databases } from "../database.ts";
import { brought, write } from "../idb.ts";
import { KEEP_SOUND } from "../names.ts";
import { parseAnswer } from "../parse.ts";
import { encode, sizeOf, withoutBlobs } from "./bytes.ts";
import { dropJournals, putJournal, readJournals } from "./journals.ts";
import { isSame } from "./merge.ts";
import { planMerge, type Plan, type Put } from "./plan.ts";
import { kindOf, scan, type Found } from "./scan.ts";

const asPlain = (value: unknown): PlainRow =>
  typeof value === "object" && value !== null ? { ...value } : {};

/** Marks about what the server has told: a restored one would keep the device from asking for what it does not have. */
const isMark = ({ store }: Pick<Found, "store">) => store === "cache";

/** What is kept to be listened to stays on this device, and may be too much for a file; its text is in the answers. */
const isRecording = ({ kept }: PlainRow) => kept === true;

function sizesOf(found: Found[], journal: Record<string, PlainRow>): StoredSize[] {
  const sizes = new Map<StoredKind, StoredSize>();
  const add = (kind: StoredKind, row: PlainRow, count: number, unread = 0) => {
    const known = sizes.get(kind) ?? { kind, count: 0, bytes: 0 };
    sizes.set(kind, { kind, count: known.count + count, bytes: known.bytes + sizeOf(row) + unread });
  };
  for (const { store, row, unread } of found.filter((one) => !isMark(one))) {
    add(kindOf(store), row, 1, unread);
  }
  // An entry is the newest text of an answer that is counted by its row.
  for (const entry of Object.values(journal)) add("answers", entry, 0);
  return [...sizes.values()];
}

/** The server's sentence on a row that it has refused. */
function reasonOf({ refused }: PlainRow): string | null {
  const { say } = asPlain(refused);
  return typeof say === "string" ? say : null;
}

const isWhat = (kind: unknown): kind is WaitingRow["what"] =>
  kind === "generate" || kind === "report" || kind === "delete";

function waitingOf({ store, key, row }: Found): WaitingRow[] {
  const at = typeof row["timestamp"] === "number" ? row["timestamp"] : 0;
  const common = { key: String(key), reason: reasonOf(row), timestamp: at };
  if (store === "commands" && isWhat(row["kind"])) return [{ ...common, store, what: row["kind"], text: "" }];
  const answer = store === "answers" ? parseAnswer(row) : null;
  if (!answer || answer.rev <= answer.ackRev) return [];
  return [{ ...common, store: "answers", what: "answer", text: answer.text }];
}

/** Refused ones first, then in the order they were made. */
const byNeed = (a: WaitingRow, b: WaitingRow) =>
  Number(b.reason !== null) - Number(a.reason !== null) || a.timestamp - b.timestamp;

async function exported(found: Found[]): Promise<OwnRows["stores"]> {
  const stores: OwnRows["stores"] = {};
  for (const { database, store, key, row } of found) {
    if (isMark({ store }) || isRecording(row)) continue;
    const plain = await withoutBlobs(database === "main" ? { ...row, key } : row);
    (stores[store] ??= []).push(asPlain(encode(plain)));
  }
  return stores;
}

/** The in-line keys of the device's stores, those that count by themselves left out. */
function keyPathsOf(db: IDBDatabase): Map<string, string> {
  const tx = db.transaction([...db.objectStoreNames]);
  const paths = [...db.objectStoreNames].flatMap((name) => {
    const { keyPath, autoIncrement } = tx.objectStore(name);
    return typeof keyPath === "string" && !autoIncrement ? [[name, keyPath] as const] : [];
  });
  return new Map(paths);
}

/** Writes a row unless something else stands in its place than when that was decided. */
async function putGuarded(store: IDBObjectStore, { key, before }: Put, args: [object, string | undefined]) {
  const now = await brought<unknown>(store.get(key));
  if (isSame(now ?? null, before)) store.put(...args);
}

/** Earlier texts first: whatever happens then, nothing that is replaced is lost. */
async function carryOut({ main, device, keyPaths }: Databases, plan: Plan) {
  await write(device, [...device.objectStoreNames], async (tx) => {
    for (const row of plan.history) tx.objectStore("history").add(row);
    for (const put of plan.device) await putGuarded(tx.objectStore(put.store), put, [put.row, undefined]);
  });
  await write(main, [...main.objectStoreNames], async (tx) => {
    for (const put of plan.main) {
      await putGuarded(tx.objectStore(put.store), put, placed(keyPaths, put.store, put.key, put.row));
    }
  });
  for (const { key, entry } of plan.journals) putJournal(key, entry);
}

const removeFrom = (db: IDBDatabase, found: Found[]) =>
  found.length === 0
    ? Promise.resolve()
    : write(db, [...new Set(found.map(({ store }) => store))], (tx) => {
        for (const { store, key } of found) tx.objectStore(store).delete(key);
      });

const clearRefusal = ({ main, device, keyPaths }: Databases, { store, key }: WaitingRow) =>
  write(store === "answers" ? main : device, [store], async (tx) => {
    const rows = tx.objectStore(store);
    const row = await brought<unknown>(rows.get(key));
    if (row === undefined) return;
    const cleared = { ...asPlain(row), refused: null };
    if (store === "answers") rows.put(...placed(keyPaths, store, key, cleared));
    else rows.put(cleared);
  });

const found = (connection: Connection, userId: string, wants?: (row: PlainRow) => boolean) =>
  connection.look((databases) => scan(databases, userId, wants), []);

/** All rows of one person, whatever store they are in. */
export function everythingRoom(): Everything {
  const connection = connect(() => {});
  // To the other rooms of this tab as well: they have a channel of their own.
  const { tell: told } = makeChanges();
  const tell = () => told();
  const journalRows = (userId: string): Found[] =>
    Object.entries(readJournals(userId)).map(([key, row]) => ({
      database: "device",
      store: "journal",
      key,
      row,
    }));
  return {
    sizes: async (userId) => sizesOf(await found(connection, userId), readJournals(userId)),
    async waiting(userId) {
      return (await found(connection, userId)).flatMap(waitingOf).sort(byNeed);
    },
    retry: (waiting) => connection.run((databases) => clearRefusal(databases, waiting)).then(tell),
    async read(userId) {
      const rows = await found(connection, userId, (row) => !isRecording(row));
      return { stores: await exported(rows), journal: readJournals(userId) };
    },
    merge: (userId, rows) =>
      connection.run(async (databases) => {
        const here = [...(await scan(databases, userId)), ...journalRows(userId)];
        const plan = planMerge(userId, rows, here, keyPathsOf(databases.device));
        await carryOut(databases, plan);
        tell();
        return plan.merged;
      }),
    async wipe(userId) {
      await connection.look(async (databases) => {
        const own = await scan(databases, userId);
        await removeFrom(
          databases.main,
          own.filter(({ database }) => database === "main"),
        );
        await removeFrom(
          databases.device,
          own.filter(({ database }) => database === "device"),
        );
      }, undefined);
      dropJournals(userId);
      localStorage.removeItem(KEEP_SOUND + userId);
      tell();
    },
  };
}
