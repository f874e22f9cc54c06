import type { CronEntry } from "./port.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Zones without summer time: their distance to UTC is one number. */
const OFFSET_MS = { UTC: 0, "Asia/Kolkata": 330 * MINUTE_MS } as const;
const RANGES = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 6],
] as const;
/** A leap day comes every four years, eight around a century. */
const LONGEST_MS = 9 * 366 * DAY_MS;

type Field = ReadonlySet<number>;

function field(text: string, [from, to]: readonly [number, number]): Field {
  const values = new Set<number>();
  for (const part of text.split(",")) {
    const match = /^(?:\*(?:\/(\d+))?|(\d+)(?:-(\d+))?)$/.exec(part);
    if (!match) throw new Error(`"${part}" is not a field of a cron entry.`);
    const [, step, low, high] = match;
    const [first, last] = low === undefined ? [from, to] : [Number(low), Number(high ?? low)];
    const by = Number(step ?? 1);
    if (first < from || last > to || first > last || by < 1) throw new Error(`"${part}" is out of range.`);
    for (let value = first; value <= last; value += by) values.add(value);
  }
  return values;
}

/**
 * Fields of crontab: minute, hour, day of month, month, weekday (0 is Sunday), each a star, a star with a step, a
 * number, a range, or several of them with commas. All five must fit.
 */
function fieldsOf(text: string): [Field, Field, Field, Field, Field] {
  const [minute, hour, day, month, weekday, ...more] = text.trim().split(/\s+/);
  if (weekday === undefined || more.length > 0) throw new Error(`"${text}" does not have five fields.`);
  const [m, h, d, mo, w] = RANGES;
  return [
    field(minute ?? "", m),
    field(hour ?? "", h),
    field(day ?? "", d),
    field(month ?? "", mo),
    field(weekday, w),
  ];
}

/** How far a moment is into its day or hour, also before 1970, where the remainder alone would be negative. */
const into = (at: number, span: number) => ((at % span) + span) % span;

/**
 * The last moment at or before `now` (both milliseconds since 1970) that an entry names; undefined when there is none
 * within nine years. Throws for fields that cannot be read.
 */
export function lastTime({ fields, zone = "UTC" }: CronEntry, now: number): number | undefined {
  const [minutes, hours, days, months, weekdays] = fieldsOf(fields);
  const offset = OFFSET_MS[zone];
  const end = now + offset;
  let at = end - (end % MINUTE_MS);
  while (end - at < LONGEST_MS) {
    const date = new Date(at);
    const fits =
      months.has(date.getUTCMonth() + 1) && days.has(date.getUTCDate()) && weekdays.has(date.getUTCDay());
    // The last minute of the day, or of the hour, before.
    if (!fits) at -= into(at, DAY_MS) + MINUTE_MS;
    else if (!hours.has(date.getUTCHours())) at -= into(at, 60 * MINUTE_MS) + MINUTE_MS;
    else if (!minutes.has(date.getUTCMinutes())) at -= MINUTE_MS;
    else return at - offset;
  }
  return undefined;
}
