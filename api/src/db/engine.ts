/** The two engines that the same code runs on. */
export type Engine = "sqlite" | "postgres";

const UNIQUE = new Set(["SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY", "23505"]);
/** 23503: what a row points at was removed meanwhile, as with an account; tried again, the work does not find it either. */
const RACE = new Set(["SQLITE_BUSY", "40001", "40P01", "23503"]);
/** Nobody listens, the connection broke, the server is starting or stopping or full, the file is locked or the disk full. */
const AWAY = new Set(
  `ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN 57P01 57P02 57P03 53100 53300
   SQLITE_BUSY SQLITE_FULL SQLITE_IOERR`.split(/\s+/),
);

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}

/** Whether a write failed because a row with that key is there already, on either engine. */
export const isDuplicate = (error: unknown) => UNIQUE.has(codeOf(error));
/** Whether a transaction lost against another one and may be tried again. */
export const isRace = (error: unknown) => RACE.has(codeOf(error));
/** Whether the database cannot be reached or cannot write just now; the same request may go through later. */
export const isAway = (error: unknown) => AWAY.has(codeOf(error));
