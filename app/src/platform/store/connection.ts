import { findDatabases, makeDatabases, type Databases } from "./database.ts";

/** The database was changed by a newer page in another tab; this one must not write with old code. */
export class Outdated extends Error {
  override name = "Outdated";
  constructor() {
    super("Taiyari was updated in another tab. Reload this page to go on.");
  }
}

type Work<T> = (databases: Databases) => PromiseLike<T>;

export type Connection = {
  /**
   * Runs `work` on the databases, within this very call where they are open; once more on new ones when the browser
   * has dropped the old. They are made where there are none.
   */
  run<T>(work: Work<T>): Promise<T>;
  /** As `run`, but makes nothing: where this browser has no database yet, there is `nothing` to be found. */
  look<T>(work: Work<T>, nothing: T): Promise<T>;
};

/** How browsers say that a connection is gone; an iPhone does it whenever it likes. */
const GONE = ["UnknownError", "InvalidStateError"];

const isGone = (why: unknown) => why instanceof Error && GONE.includes(why.name);

/**
 * Opens the databases with the first call and keeps them open.
 * @param onOutdated told before they close for another tab's newer page
 */
export function connect(onOutdated: () => void): Connection {
  let open: Databases | null = null;
  let turn: Promise<unknown> = Promise.resolve();
  let outdated = false;

  const told = {
    onOutdated() {
      if (!outdated) onOutdated();
      outdated = true;
      closeNow();
    },
    onDropped: closeNow,
  };

  function closeNow() {
    open?.main.close();
    open?.device.close();
    open = null;
  }

  async function opened<T extends Databases | null>(find: () => Promise<T>): Promise<T | Databases> {
    if (outdated) throw new Outdated();
    if (open) return open;
    const found = await find();
    open = found;
    if (!outdated) return found;
    closeNow();
    throw new Outdated();
  }

  /** One opening after the other: the second finds what the first has made. */
  function inTurn<T>(opening: () => Promise<T>): Promise<T> {
    const next = turn.then(opening);
    // Whoever asked for it is told.
    turn = next.catch(() => {});
    return next;
  }

  const found = () => inTurn(() => opened(() => findDatabases(told)));
  const made = () =>
    inTurn(() => opened(async () => (await findDatabases(told)) ?? (await makeDatabases(told, {}))));

  async function attempt<T>(databases: Databases, work: Work<T>): Promise<T> {
    try {
      return await work(databases);
    } catch (why) {
      if (outdated || !isGone(why)) throw why;
      // Another call may have reopened already.
      if (open === databases) closeNow();
      return work(await made());
    }
  }

  return {
    run: (work) => (open ? attempt(open, work) : made().then((databases) => attempt(databases, work))),
    async look(work, nothing) {
      const databases = open ?? (await found());
      return databases ? attempt(databases, work) : nothing;
    },
  };
}
