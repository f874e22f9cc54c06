import { describe, expect, it } from "vitest";
import { cutPage } from "./page.ts";
import type { Changed } from "./table.ts";

const row = (seq: number, size = 1): Changed => ({ seq, id: `row-${seq}`, size });
const none: Changed[] = [];
const span = { since: 0, until: 9 };
const size = { rows: 2, characters: 100 };

describe("a page of changes", () => {
  it("[CH2] ends with the head where everything fits", () => {
    const found = { attempts: [row(1)], answers: none, reports: none };
    expect(cutPage(found, span, size)).toMatchObject({ seq: 9, more: false, ids: { attempts: ["row-1"] } });
  });

  it("[CH2] holds the lowest numbers of all kinds together", () => {
    const found = { attempts: [row(3), row(5)], answers: [row(1), row(4)], reports: [row(2)] };
    expect(cutPage(found, span, size)).toEqual({
      ids: { attempts: [], answers: ["row-1"], reports: ["row-2"] },
      seq: 2,
      more: true,
    });
  });

  it("[CH2] does not go past what was looked for of any kind", () => {
    const found = { attempts: [row(8)], answers: [row(1), row(2), row(3)], reports: none };
    expect(cutPage(found, span, { rows: 2, characters: 100 })).toMatchObject({ seq: 2, more: true });
  });

  it("[CH2] keeps together what one transaction wrote", () => {
    const found = { attempts: [row(2)], answers: [row(1), row(3)], reports: [row(2)] };
    expect(cutPage(found, span, size)).toEqual({
      ids: { attempts: ["row-2"], answers: ["row-1"], reports: ["row-2"] },
      seq: 2,
      more: true,
    });
  });

  it("is cut before it gets too big, and holds one row however big", () => {
    const reports = [row(1, 90), row(2, 90), row(3, 500)];
    const page = (since: number) =>
      cutPage(
        { attempts: none, answers: none, reports: reports.filter(({ seq }) => seq > since) },
        { since, until: 9 },
        size,
      );
    expect([page(0).seq, page(1).seq, page(2)]).toEqual([
      1,
      2,
      { ids: { attempts: [], answers: [], reports: ["row-3"] }, seq: 9, more: false },
    ]);
  });
});
