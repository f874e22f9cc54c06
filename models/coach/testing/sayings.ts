import heard from "./heard.json" with { type: "json" };
import told from "./toldAtWork.json" with { type: "json" };
import careless from "../meaning/sayings/careless.json" with { type: "json" };
import quoted from "../meaning/sayings/quoted.json" with { type: "json" };
import written from "../meaning/sayings/written.json" with { type: "json" };

/** How people say one point. */
export type Said = {
  entryId: string;
  point: string;
  /** Sentences that eight different people might say it in. */
  sayings: readonly string[];
  /** Pieces of answers, letter for letter, that a careful reader has found it in. */
  quotes: readonly { answer: string; quote: string }[];
};

const answersTo = (entryId: string): readonly string[] => [
  ...heard.filter(({ id }) => id === entryId).flatMap(({ good, weak }) => [...good, weak]),
  ...told.filter(({ id }) => id === entryId).flatMap(({ answers }) => answers),
];

const quotesOf: Readonly<Record<string, readonly (readonly string[])[]>> = quoted;

/** All of it, in the order of the questions (written.json). quoted.json has of each answer in heard.json or toldAtWork.json a quote for each point, "" for none. */
export const said: readonly Said[] = Object.entries(written).flatMap(([entryId, points]) => {
  const answers = answersTo(entryId);
  return points.map(({ point, sayings }, at) => ({
    ...{ entryId, point, sayings },
    quotes: (quotesOf[entryId] ?? []).flatMap((quotes, i) => {
      const [answer, quote] = [answers[i], quotes[at]];
      return answer !== undefined && quote ? [{ answer, quote }] : [];
    }),
  }));
});

/** What careless people say of their trade, by the question's id: the opposite of its points, or nothing of them. */
export const carelessOf: Readonly<Record<string, readonly string[]>> = careless;

/** A number that differs where any of it differs (FNV-1a): it stands in the vectors that were made from it. */
export function fingerprint(all: readonly Said[]): number {
  let hash = 0x81_1c_9d_c5;
  for (const letter of JSON.stringify([all, carelessOf]))
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  return hash >>> 0;
}
