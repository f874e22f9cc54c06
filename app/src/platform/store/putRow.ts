import { placed, type Databases } from "./database.ts";
import { write } from "./idb.ts";
import type { StoreName } from "./names.ts";

/** Puts one row of the main database; resolves when it is down. */
export const putRow = (
  { main, keyPaths }: Databases,
  store: StoreName,
  key: string,
  row: object,
): Promise<void> =>
  write(main, [store], (tx) => void tx.objectStore(store).put(...placed(keyPaths, store, key, row)));
