import { percentile } from "../percentile.ts";
import type { Figure } from "../table.ts";
import type { Clip } from "./clips.ts";
import { changedWords, outcomeOf, type Outcome, wordsShown } from "./measure.ts";
import { memoryAfter } from "./memory.ts";
import type { Plain } from "./plain.ts";
import { soundsWithoutSpeech } from "./sounds.ts";
import { openSpeaker, type Speaker } from "./speaker.ts";
import type { Long, Seen } from "./watch.ts";
import { tellDifferences, wordErrorRate } from "./wer.ts";

/** What is spoken, and what plain transformers.js makes of it. */
export type Spoken = {
  clips: readonly Clip[];
  /** Also those that are left out of a short run. */
  all: readonly Clip[];
  long: Clip;
  plain: readonly Plain[];
  plainLong: Plain;
  /** Memory of the page that made it, MB. */
  plainMb: number;
  /** After so many segments the memory is looked at; 0 for not at all. */
  segments: number;
};

/** The first look at the memory is after so many segments. */
const FIRST_SEGMENTS = 20;
const IDLE_MS = 15_000;

type Answer = { seen: Seen; outcome: Outcome };

async function answer(speaker: Speaker, { samples }: Pick<Clip, "samples">): Promise<Answer> {
  const seen = await speaker.speak(samples);
  return { seen, outcome: outcomeOf(seen) };
}

const most = (value: number) => ({ is: "<=", value }) as const;
const tasksOf = ({ long }: Seen) => long.filter(({ kind }) => kind === "longtask");

/** What ran in tasks that were too long: the frames they were in say it. */
function tellTasks(all: readonly Seen[]) {
  const overlap = (a: Long, b: Long) => a.at < b.at + b.ms && b.at < a.at + a.ms;
  for (const seen of all) {
    for (const task of tasksOf(seen)) {
      const frame = seen.long.find((other) => other.kind !== task.kind && overlap(task, other));
      console.log(`a task of ${task.ms.toFixed(0)} ms: ${frame?.scripts || "not a script"}`);
    }
  }
}

function accuracy({ clips, plain }: Spoken, answers: readonly Answer[]): Figure[] {
  const rate = (written: (n: number) => string) =>
    wordErrorRate(clips.map(({ said }, n) => ({ said, written: written(n) })));
  const whole = rate((n) => plain[n]?.text ?? "");
  const live = rate((n) => answers[n]?.outcome.text ?? "");
  return [
    { what: "word errors, plain whole clips in Chromium", value: whole, unit: "points" },
    { what: "word errors, live text", value: live, unit: "points" },
    { what: "live text above plain", value: live - whole, unit: "points", budget: most(1) },
  ];
}

/** What never came took for ever; left out, it would make the rest look faster. */
const orNever = (value: number) => (Number.isNaN(value) ? Infinity : value);

function times({ plain, plainLong }: Spoken, answers: readonly Answer[], long: Answer): Figure[] {
  const outcomes = answers.map(({ outcome }) => outcome);
  const shares = outcomes.map(({ finalMs }, n) => finalMs / (plain[n]?.ms ?? NaN));
  const first = outcomes.map(({ firstMs }) => firstMs / 1_000);
  const median = (values: readonly number[]) => percentile(values.map(orNever), 50);
  return [
    { what: "a whole clip, plain, median", value: median(plain.map(({ ms }) => ms)), unit: "ms" },
    {
      what: "final text after speech, median",
      value: median(outcomes.map(({ finalMs }) => finalMs)),
      unit: "ms",
    },
    {
      what: "final text after speech, of plain, median",
      value: median(shares),
      unit: "x",
      budget: most(0.6),
    },
    { what: "an answer of 60 s, plain", value: plainLong.ms, unit: "ms" },
    { what: "final text after it", value: orNever(long.outcome.finalMs), unit: "ms" },
    {
      what: "final text after it, of plain",
      value: orNever(long.outcome.finalMs / plainLong.ms),
      unit: "x",
      budget: most(0.25),
    },
    { what: "first words on the screen, median", value: median(first), unit: "s", budget: most(2.5) },
  ];
}

function threads(idle: Seen, spoken: readonly Seen[]): Figure[] {
  const tasks = spoken.flatMap(tasksOf);
  return [
    { what: "tasks over 50 ms, at rest", value: tasksOf(idle).length, unit: "" },
    { what: "tasks over 50 ms, speaking", value: tasks.length, unit: "", budget: most(0) },
    { what: "the longest of them", value: Math.max(0, ...tasks.map(({ ms }) => ms)), unit: "ms" },
  ];
}

async function memory(speaker: Speaker, { all, segments, plainMb }: Spoken): Promise<Figure[]> {
  if (segments === 0) return [];
  const first = Math.min(FIRST_SEGMENTS, segments);
  const [early = NaN, late = NaN] = await memoryAfter(speaker, all, [first, segments]);
  return [
    { what: "page with plain transformers.js", value: plainMb, unit: "MB" },
    { what: `page and workers after ${first} segments`, value: early, unit: "MB" },
    { what: `after ${segments}`, value: late, unit: "MB" },
    { what: "memory, late over early", value: late / early, unit: "x", budget: most(1.2) },
  ];
}

/** Speaks in the product and holds what is seen against plain decoding. */
export async function measurePage(spoken: Spoken): Promise<Figure[]> {
  const speaker = await openSpeaker();
  if (!speaker.isolated) throw new Error("The page has no threads; plain decoding has.");
  const idle = await speaker.idle(IDLE_MS);
  const answers: Answer[] = [];
  for (const clip of spoken.clips) answers.push(await answer(speaker, clip));
  const long = await answer(speaker, spoken.long);
  const noises: string[] = [];
  for (const { name, samples } of soundsWithoutSpeech()) {
    const seen = await speaker.speak(samples);
    const words = wordsShown(seen);
    const events = seen.told.map(({ kind }) => kind).join(" ");
    if (words.length > 0) console.log(`${name}: ${words.join(" ")} (${events})`);
    noises.push(...words);
  }
  const all = [...answers, long].map(({ seen }) => seen);
  const changed = all.map(changedWords).reduce((sum, words) => sum + words, 0);
  tellDifferences(
    spoken.clips.map(({ name, said }, n) => {
      const [written, plain] = [answers[n]?.outcome.text ?? "", spoken.plain[n]?.text ?? ""];
      return { name, said, written, plain };
    }),
  );
  tellTasks(all);
  const grown = await memory(speaker, spoken);
  await speaker.end();
  return [
    ...accuracy(spoken, answers),
    ...times(spoken, answers, long),
    { what: "settled words that changed", value: changed, unit: "", budget: most(0) },
    { what: "words from 20 sounds without speech", value: noises.length, unit: "", budget: most(0) },
    ...threads(idle, all),
    ...grown,
  ];
}
