import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The page as it was built. */
export const builtPage = fileURLToPath(new URL("../../dist/app", import.meta.url));

const TEXT = /\.(js|css|html|webmanifest)$/;

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const sha256 = (file: string) => `sha256-${createHash("sha256").update(readFileSync(file)).digest("base64")}`;

/**
 * Makes a next release of the built page in `folder`, as different as one can be: every hashed file has another name,
 * none of the old names is there. Its index.html says `<meta name="build" content="next">`.
 */
export function nextBuild(folder: string) {
  cpSync(builtPage, folder, { recursive: true });
  filesIn(folder)
    .filter((file) => /\.(br|gz)$/.test(file))
    .forEach((file) => rmSync(file));
  const assets = join(folder, "assets");
  const renamed = readdirSync(assets).map((name) => [name, name.replace(/(\.[^.]+)$/, "-next$1")] as const);
  for (const [name, next] of renamed) renameSync(join(assets, name), join(assets, next));
  for (const file of filesIn(folder).filter((name) => TEXT.test(name))) {
    const text = renamed.reduce(
      (all, [name, next]) => all.replaceAll(name, next),
      readFileSync(file, "utf8"),
    );
    writeFileSync(file, text.replace("</title>", '</title><meta name="build" content="next" />'));
  }
  const worker = join(folder, "sw.js");
  const relisted = readFileSync(worker, "utf8").replace(
    /"integrity":"[^"]+"(,"revision":null,"url":"([^"]+)")/g,
    (_, rest: string, url: string) => `"integrity":"${sha256(join(folder, url))}"${rest}`,
  );
  writeFileSync(worker, relisted);
}
