import * as z from "zod/mini";
import type { OwnRows } from "#app/rows.ts";

/** Marks a file as ours. */
const FORMAT = "taiyari-export";

/** Grows with every change that an older page could not read. */
export const EXPORT_VERSION = 1;

const Row = z.record(z.string(), z.unknown());
const Owner = z.object({ userId: z.string(), email: z.string() });

const ExportFile = z.object({
  format: z.literal(FORMAT),
  version: z.int(),
  exportedAt: z.string(),
  user: Owner,
  device: z.object({ stores: z.record(z.string(), z.array(Row)), journal: z.record(z.string(), Row) }),
});

/** What the page that shows when the app does not start saves: answers alone, with nothing around them. */
const BareFile = z.object({
  stores: z.object({ answers: z.array(Row) }),
  journal: z.record(z.string(), z.nullable(Row)),
});

/** Whose file it is. */
export type Owner = z.infer<typeof Owner>;

/**
 * The text of an export.
 * @param account what the server keeps, or null where it could not be asked
 * @param exportedAt ISO 8601
 */
export function writeExport(user: Owner, device: OwnRows, account: unknown, exportedAt: string): string {
  const { userId, email } = user;
  const file = { format: FORMAT, version: EXPORT_VERSION, exportedAt, user: { userId, email } };
  return JSON.stringify({ ...file, device, account });
}

/** The name of an export's file: "taiyari-2026-11-27.json". */
export const exportName = (exportedAt: string) => `taiyari-${exportedAt.slice(0, 10)}.json`;

/** What a chosen file is to the person who is signed in. */
export type ReadExport =
  | { is: "own"; rows: OwnRows }
  /** `email`: whose it is; null where the file does not say. */
  | { is: "others"; email: string | null }
  | { is: "broken" }
  | { is: "foreign" }
  | { is: "newer" };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Told as what it is: broken.
  }
}

/** A file of bare answers, whose rows themselves say whose they are. */
function readBare({ stores, journal }: z.infer<typeof BareFile>, userId: string): ReadExport {
  const owners = [
    ...stores.answers.map((row) => row["userId"]),
    ...Object.keys(journal).map((key) => key.split("|")[0]),
  ];
  if (!owners.every((owner) => owner === userId)) return { is: "others", email: null };
  const entries = Object.entries(journal).flatMap(([key, entry]) => (entry ? [[key, entry] as const] : []));
  return { is: "own", rows: { stores: { answers: stores.answers }, journal: Object.fromEntries(entries) } };
}

/** Only ours begins with our mark; a text that does, and is no JSON, was cut off. */
const looksOurs = (text: string) => text.slice(0, 200).includes(FORMAT);

/** Reads the text of a chosen file. */
export function readExport(text: string, userId: string): ReadExport {
  const value = parsed(text);
  if (value === undefined) return { is: looksOurs(text) ? "broken" : "foreign" };
  const head = z.object({ format: z.literal(FORMAT), version: z.int() }).safeParse(value).data;
  const bare = head ? undefined : BareFile.safeParse(value).data;
  if (bare) return readBare(bare, userId);
  if (!head) return { is: "foreign" };
  if (head.version > EXPORT_VERSION) return { is: "newer" };
  const file = ExportFile.safeParse(value).data;
  if (!file) return { is: "broken" };
  return file.user.userId === userId
    ? { is: "own", rows: file.device }
    : { is: "others", email: file.user.email };
}
