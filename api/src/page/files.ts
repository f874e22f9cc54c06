import { existsSync, readdirSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** How a file may be packed, best first. */
const PACKINGS = [
  { encoding: "br", ending: ".br" },
  { encoding: "gzip", ending: ".gz" },
] as const;

export type Packing = (typeof PACKINGS)[number]["encoding"] | "identity";

/** One way to send a file. */
export type Variant = { encoding: Packing; path: string; size: number; etag: string };

/** A file of the page, with its packed copies. */
export type PageFile = {
  /** Name ending for the content type: `.js`. */
  ending: string;
  /** Best first; the plain file is the last. */
  variants: readonly Variant[];
};

function endingOf(name: string): string {
  return /\.[^./]+$/.exec(name)?.[0] ?? "";
}

function variant(path: string, encoding: Packing): Variant {
  const { size, mtimeMs } = statSync(path);
  return {
    encoding,
    path,
    size,
    etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}-${encoding}"`,
  };
}

function describe(path: string): PageFile {
  const packed = PACKINGS.filter(({ ending }) => existsSync(path + ending));
  return {
    ending: endingOf(path),
    variants: [
      ...packed.map(({ encoding, ending }) => variant(path + ending, encoding)),
      variant(path, "identity"),
    ],
  };
}

/**
 * Every file of a folder by its address, `/assets/x.js`. Read once: only what was there at the start is served, so
 * no address can lead out of the folder. Hidden files are left out; a missing folder has no files.
 */
export function filesOf(folder: string): ReadonlyMap<string, PageFile> {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const addresses = paths
    .map((path) => ({ path, address: `/${relative(folder, path).split(sep).join("/")}` }))
    .filter(({ address }) => !/\/\./.test(address) && !/\.(br|gz)$/.test(address));
  return new Map(addresses.map(({ path, address }) => [address, describe(path)]));
}
