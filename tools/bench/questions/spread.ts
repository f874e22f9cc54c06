import { type Entry, Family, RoundKind } from "#models/coach/entry.ts";

const count = (bank: readonly Entry[], fits: (entry: Entry) => boolean) => String(bank.filter(fits).length);

/** Prints how many entries the bank has of each family, by kind and level. */
export function spread(bank: readonly Entry[]) {
  const levels = ["easy", "medium", "hard"] as const;
  const head = ["family", "all", ...RoundKind.options, ...levels];
  const rows = Family.options.map((family) => {
    const own = bank.filter((entry) => entry.family === family);
    const kinds = RoundKind.options.map((kind) => count(own, (entry) => entry.kind === kind));
    return [
      family,
      String(own.length),
      ...kinds,
      ...levels.map((level) => count(own, (e) => e.level === level)),
    ];
  });
  console.log(`\nthe bank: ${bank.length} entries`);
  for (const row of [head, ...rows]) {
    console.log(
      `  ${row.map((cell, n) => (n === 0 ? cell.padEnd(13) : cell.padStart(Math.max(5, (head[n] ?? "").length)))).join("  ")}`,
    );
  }
}
