/*
 * Loaded into a server under test: the process kills itself with SIGKILL at the DIE_AT_WRITE-th point at which it is
 * about to change its SQLite database. A commit has two points: before it, and after it with nobody told.
 */
import BetterSqlite3 from "better-sqlite3";

const last = Number(process.env.DIE_AT_WRITE);
const { prepare } = BetterSqlite3.prototype;
let points = 0;

function point() {
  points++;
  if (points === last) process.kill(process.pid, "SIGKILL");
}

BetterSqlite3.prototype.prepare = function (text) {
  const statement = prepare.call(this, text);
  const [, word] = /^\s*(insert|update|delete|commit)\b/i.exec(text) ?? [];
  if (!word) return statement;
  for (const name of ["run", "all", "get"]) {
    const method = statement[name].bind(statement);
    statement[name] = (...parameters) => {
      point();
      const result = method(...parameters);
      if (word.toLowerCase() === "commit") point();
      return result;
    };
  }
  return statement;
};
