import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** One figure of a benchmark, held against its budget. */
export type Figure = {
  what: string;
  value: number;
  unit: string;
  /** The most (`<=`) or the least (`>=`) that is allowed; left out for a figure without a budget. */
  budget?: { is: "<=" | ">="; value: number };
};

/** The value after `--name` on the command line. */
export function flag(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : process.argv[at + 1];
}

const holds = ({ value, budget }: Figure) =>
  !budget || (budget.is === "<=" ? value <= budget.value : value >= budget.value);

const shown = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(2));

function keep(name: string, figures: readonly Figure[]) {
  const file = flag("out");
  if (!file) return;
  const known: unknown = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const own = Object.fromEntries(figures.map((figure) => [figure.what, figure.value]));
  writeFileSync(file, `${JSON.stringify({ ...Object(known), [name]: own }, null, 2)}\n`);
}

/** Prints the figures, writes them to `--out`, and makes the process fail when a budget is not held. */
export function report(name: string, figures: readonly Figure[]) {
  console.log(`\n${name}`);
  for (const figure of figures) {
    const budget = figure.budget ? `${figure.budget.is} ${shown(figure.budget.value)}` : "";
    const verdict = figure.budget ? (holds(figure) ? "held" : "NOT HELD") : "";
    console.log(
      `  ${figure.what.padEnd(52)} ${shown(figure.value).padStart(9)} ${figure.unit.padEnd(8)} ${budget.padEnd(10)} ${verdict}`,
    );
  }
  keep(name, figures);
  if (!figures.every(holds)) process.exitCode = 1;
}
