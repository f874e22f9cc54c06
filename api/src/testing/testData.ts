import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = process.env["TEST_DATA_DIR"] ?? "../shared/data";

/** The files of a folder of test data, by name; undefined where there is no test data, which is said aloud. */
export function testFiles(folder: string): Map<string, Uint8Array> | undefined {
  const path = join(root, folder);
  if (!existsSync(path)) {
    console.info("skipped: no test data");
    return undefined;
  }
  return new Map(readdirSync(path).map((name) => [name, new Uint8Array(readFileSync(join(path, name)))]));
}
