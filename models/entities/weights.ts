import * as z from "zod/mini";
import { WEIGHTS_ROOT } from "../contract/worker.ts";
import { whole } from "./basics.ts";

const Sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** A relative path that leads nowhere else. */
const Path = z.string().check(z.regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/));

/** Files that belong together and are downloaded once: machine-learning weights, or what computes with them. */
export const FileSet = z.object({
  id: z.string().check(z.regex(/^[\w.-]{1,64}$/)),
  /** Follows from the content: another content has another address. */
  version: z.string().check(z.regex(/^[0-9a-f]{12}$/)),
  /** All files together, unpacked. */
  bytes: whole(0, Number.MAX_SAFE_INTEGER),
  files: z.array(z.object({ path: Path, bytes: whole(0, Number.MAX_SAFE_INTEGER), sha256: Sha256 })),
});
export type FileSet = z.output<typeof FileSet>;

/** A set as the register of models/weights has it. */
export const RegisteredSet = z.extend(FileSet, {
  /** False: it is fetched by whoever runs the server, if at all. */
  ships: z.boolean(),
  licence: z.string(),
  /** Name of the licence's text beside the register. */
  licenceFile: z.string(),
  origin: z.string(),
});
export type RegisteredSet = z.output<typeof RegisteredSet>;

/** Name of the set's folder, which never holds anything else. */
export const folderOf = ({ id, version }: Pick<FileSet, "id" | "version">): string => `${id}@${version}`;

/** Address of one file of a set. */
export const addressOf = (set: Pick<FileSet, "id" | "version">, path: string): string =>
  `${WEIGHTS_ROOT}${folderOf(set)}/${path}`;
