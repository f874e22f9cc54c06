/** A fault as one line, which can be sent from a worker to the page. */
export const reasonOf = (why: unknown): string =>
  why instanceof Error ? `${why.name}: ${why.message}` : String(why);
