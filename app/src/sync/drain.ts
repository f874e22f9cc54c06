import { unsentOf } from "../calls/unsent.ts";
import { afterRefusal } from "./logic/settle.ts";
import { failureOf, refusalOf, waitAfter } from "./logic/failure.ts";
import { plan, type Job, type Wait } from "./logic/plan.ts";
import type { Outside } from "./outside.ts";
import { makeReach } from "./reach.ts";
import { makeSender } from "./send.ts";

export type Drain = {
  /** Sends until nothing more can be sent now; resolves with how long to wait then, null: for something new. */
  run(stop: AbortSignal): Promise<number | null>;
  /** Failures so far count no more: another network, or somebody asks. */
  forgive(): void;
  /** Notes that a request beside the drain has reached the server, or has not. */
  contact(why?: unknown): void;
  /** Whether the last request has reached the server. */
  reached(): boolean;
  /** The network is another one. */
  unsure(): void;
  /** Until when the server is not asked again, since it was out of reach; null while it answers. */
  awayUntil(): number | null;
};

/** While requests are on their way the rows are looked at again after this. */
const LOOK_MS = 2_000;
/** So long what is due goes without another look: to read a backlog for each reply takes longer than the reply. */
const FRESH_MS = 250;

const ownerOf = (job: Job) => ("answer" in job ? job.answer.userId : job.command.userId);

/** One after the other, as long as `mayGo`. */
async function inTurn(first: Job, rest: Job[], work: (job: Job) => Promise<void>, mayGo: () => boolean) {
  await work(first);
  for (let next = rest.shift(); next && mayGo(); next = rest.shift()) await work(next);
}

/** Sends what waits, by the plan, and stores what comes of it. */
export function makeDrain(outside: Outside): Drain {
  const { auth, store, elapsed, random, after } = outside;
  const send = makeSender(outside);
  const waits = new Map<string, Wait>();
  const busy = new Set<string>();
  const reach = makeReach(outside);
  let isOver = false;

  function contact(why?: unknown) {
    reach.note(why);
    if (why !== undefined && failureOf(why) === "over") isOver = true;
  }

  async function refuse(job: Job, why: unknown) {
    const refused = refusalOf(why);
    if ("command" in job) return store.commands.refuse(job.command.id, refused);
    await store.answers.change(job.answer, (row) => afterRefusal(row, job.answer, refused));
  }

  async function failed(job: Job, why: unknown) {
    contact(why);
    const failure = failureOf(why);
    if (failure === "again") waits.set(job.id, waitAfter(waits.get(job.id), why, elapsed(), random()));
    if (failure === "refused") await refuse(job, why);
  }

  async function work(job: Job) {
    // The token may be another person's by now; theirs must not carry these rows.
    if (auth.tokenOwner() !== ownerOf(job)) return;
    try {
      await send(job, waits.has(job.id));
      waits.delete(job.id);
      contact();
    } catch (why) {
      await failed(job, why);
    }
  }

  async function workOn(job: Job) {
    if (busy.has(job.id)) return;
    busy.add(job.id);
    try {
      await work(job);
    } finally {
      busy.delete(job.id);
    }
  }

  async function look() {
    const userId = auth.tokenOwner();
    return plan({ userId, ...(await unsentOf(store, userId)), waits, busy, now: elapsed() });
  }

  return {
    async run(stop) {
      const going = new Set<Promise<void>>();
      isOver = false;
      try {
        for (;;) {
          const next = await look();
          const stale = elapsed() + FRESH_MS;
          const mayGo = () => !stop.aborted && !isOver && !reach.waits();
          for (const job of mayGo() ? next.send : []) {
            const done = inTurn(job, next.rest, workOn, () => mayGo() && elapsed() < stale);
            going.add(done);
            void done.catch(() => {}).finally(() => going.delete(done));
          }
          if (going.size === 0) return next.send.length > 0 && stop.aborted ? 0 : next.waitMs;
          // A report or questions may take a minute: what is typed meanwhile need not wait for them.
          await Promise.race([...going, new Promise<void>((look) => after(LOOK_MS, look))]);
        }
      } finally {
        await Promise.allSettled(going);
      }
    },
    forgive() {
      waits.clear();
      reach.forgive();
    },
    contact,
    reached: reach.reached,
    unsure: reach.unsure,
    awayUntil: reach.until,
  };
}
