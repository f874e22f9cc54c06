/*
 * Keeps the hashed files of earlier builds served for 30 days: a page that was opened before the new version came
 * still asks for its own parts. The files lie in a folder beside the page, with the day of the last build that had each.
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

/** How long a file stays served after the last build that had it, in milliseconds. */
export const KEPT_FOR = 30 * 24 * 3_600_000;

const LEDGER = "ledger.json";

function readLedger(kept) {
  const file = join(kept, LEDGER);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/**
 * Copies the page's assets to `kept`, drops from there what is too old, and gives the page those of earlier builds
 * that it has not got itself. Called after each build.
 * @param page the built page's folder
 * @param kept the folder of all kept files
 * @param now in milliseconds
 */
export function keepOldAssets({ page, kept, now }) {
  const assets = join(page, "assets");
  const built = readdirSync(assets);
  mkdirSync(kept, { recursive: true });
  const ledger = readLedger(kept);
  for (const name of built) {
    ledger[name] = now;
    if (!existsSync(join(kept, name))) copyFileSync(join(assets, name), join(kept, name));
  }
  for (const [name, seen] of Object.entries(ledger)) {
    if (now - seen > KEPT_FOR) {
      rmSync(join(kept, name), { force: true });
      delete ledger[name];
    } else if (!existsSync(join(assets, name)) && existsSync(join(kept, name))) {
      copyFileSync(join(kept, name), join(assets, name));
    }
  }
  writeFileSync(join(kept, LEDGER), JSON.stringify(ledger));
}
