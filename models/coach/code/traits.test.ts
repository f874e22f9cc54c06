import { describe, expect, it } from "vitest";
import { ANSWER_MAX } from "../../entities/basics.ts";
import { deletesAll, isProgram, traitsOf } from "./traits.ts";

const filled = (text: string) => text.repeat(Math.ceil(ANSWER_MAX / text.length)).slice(0, ANSWER_MAX);

describe("Reading code", () => {
  it("[SC10] tells a query that deletes every row of a double from one that keeps a row of each", () => {
    const doubles = "select email from people group by email having count(*) > 1";
    const wrong = `-- clean up\nselect 1; delete from people p where p.email in (${doubles})`;
    expect(wrong.slice(deletesAll(wrong)?.from, deletesAll(wrong)?.to)).toBe(
      `delete from people p where p.email in (${doubles})`,
    );
    const kept = [
      "delete from people where id not in (select min(id) from people group by email)",
      `delete from people where email in (${doubles}) and id > 5`,
      "delete from people where email in (select email from people where rn > 1 and id <> 3 group by email having count(*) > 1)",
      doubles,
    ];
    expect(kept.map(deletesAll)).toEqual([null, null, null, null]);
  });

  it.each([
    `${"delete from ".repeat(600)}${"where a in (select a ".repeat(300)}${"group by a having count(".repeat(200)}`,
    filled("delete from t where a in (select a "),
    filled("x = max(x, x + "),
    filled("function a(x) { return a("),
    filled("for (("),
    filled("a"),
    filled(" "),
  ])("[SC10] takes no longer for code that is made to be slow: %.40s…", (code) => {
    const begun = performance.now();
    for (const isSql of [true, false]) traitsOf(code, isSql);
    expect([deletesAll(code), isProgram(code, false) || isProgram(code, true)].length).toBe(2);
    expect(performance.now() - begun).toBeLessThan(2_000);
  });
});
