import type { Precache } from "./precache.ts";
import { waitingPage } from "./waitingPage.ts";

/** The file that stands for every page. */
const INDEX = "/index.html";

/** The longest that a person looks at nothing, in milliseconds. */
const PATIENCE_MS = 1_500;

type Network = (path: string) => Promise<Response>;

/** `promise`, or undefined when it takes longer than `ms` or fails. */
export function within<T>(ms: number, promise: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), ms);
    void promise
      // Without a network there is nothing to wait for; what is shown instead says so.
      .catch(() => undefined)
      .then((value) => {
        clearTimeout(timer);
        resolve(value);
      });
  });
}

const works = (reply: Response | undefined) => (reply?.ok ? reply : undefined);

/**
 * What opening a page of the app shows: the kept index.html at once. Where this version is past repair the server's
 * own comes first; where nothing is kept and the server is slow, a plain page that asks again.
 * @param network fetches from the server, past every cache
 * @param meanwhile keeps the worker alive until its argument is settled
 */
export async function page(
  shell: Pick<Precache, "own" | "kept" | "file" | "isBroken">,
  network: Network,
  meanwhile: (work: Promise<unknown>) => void,
): Promise<Response> {
  const own = await shell.own(INDEX);
  if (own && !(await shell.isBroken())) return own;
  const coming = own ? network(INDEX) : shell.file(INDEX).catch(() => network(INDEX));
  // It may come after we have stopped waiting, and is then there for the next time.
  meanwhile(coming.catch(() => undefined));
  return works(await within(PATIENCE_MS, coming)) ?? (await shell.kept(INDEX)) ?? waitingPage();
}
