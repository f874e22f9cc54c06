import { statSync } from "node:fs";
import { join } from "node:path";
import type { Middleware } from "koa";
import { WEIGHTS_ROOT } from "#models/contract/worker.ts";
import { folderOf, type RegisteredSet } from "#models/entities/weights.ts";
import { REGISTERED } from "#models/weights/registered.ts";
import type { Env } from "../env.ts";
import { filesOf, type PageFile } from "../page/files.ts";
import { FOREVER, send } from "../page/send.ts";

/** Where sets of weights may lie: laid out by a build or by `npm run weights`, or as they come, in a folder each. */
export type WeightFolders = {
  /** What ships, laid out by the build. */
  built: string;
  /** What `npm run weights` has fetched. */
  fetched: string;
  /** A folder with more weights, a folder for each id; empty for none. */
  mirror: string;
};

/** Where this server's weights lie. */
export const weightFolders = ({ weightsDir, dataDir, modelsMirror }: Env): WeightFolders => ({
  built: weightsDir,
  fetched: join(dataDir, "weights"),
  mirror: modelsMirror,
});

/** A set that this server has, and the folder of its files. */
export type FoundSet = { set: RegisteredSet; folder: string };

/** Whether all files are there in full. Their content was checked when they were laid out. */
const isWhole = ({ files }: RegisteredSet, folder: string) =>
  files.every(({ path, bytes }) => statSync(join(folder, path), { throwIfNoEntry: false })?.size === bytes);

/** The registered sets that this server has. */
export function findWeights({ built, fetched, mirror }: WeightFolders): FoundSet[] {
  const mirrored = /^https?:/.test(mirror) ? "" : mirror;
  return REGISTERED.flatMap((set) => {
    const laidOut = [built, fetched].map((root) => join(root, folderOf(set)));
    const folders = mirrored === "" ? laidOut : [...laidOut, join(mirrored, set.id)];
    const folder = folders.find((one) => isWhole(set, one));
    return folder === undefined ? [] : [{ set, folder }];
  });
}

/** Where the weights lie that ship, before a build has laid them out. */
const SOURCES = "./models/weights";

/** The folder of a set that this server computes with itself, by the set's id; null for one that it does not have. */
export function weightsHere(env: Env): (id: string) => string | null {
  const places = weightFolders(env);
  const sets = [places.mirror, SOURCES].flatMap((mirror) => findWeights({ ...places, mirror }));
  return (id) => sets.find(({ set }) => set.id === id)?.folder ?? null;
}

/** Serves what the page downloads of weights and of their runtime: each address has one content for ever. */
export function weightFiles(folders: WeightFolders): Middleware {
  const files = new Map<string, PageFile>();
  for (const [address, file] of filesOf(folders.built)) files.set(address, file);
  for (const { set, folder } of findWeights(folders)) {
    for (const [path, file] of filesOf(folder)) files.set(`/${folderOf(set)}${path}`, file);
  }
  return async (ctx, next) => {
    const { method, path } = ctx;
    const file = path.startsWith(WEIGHTS_ROOT) ? files.get(path.slice(WEIGHTS_ROOT.length - 1)) : undefined;
    return file && (method === "GET" || method === "HEAD") ? send(ctx, file, FOREVER) : next();
  };
}
