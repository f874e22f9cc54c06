// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listAudit } from "#models/contract/admin.ts";
import type { AuditEntry } from "#models/entities/desk.ts";
import { expectAccessible } from "../../testing/expectAccessible.ts";
import { fakePorts, type FakePorts } from "../../testing/fakePorts.ts";
import { renderPage } from "../../testing/renderPage.tsx";
import AuditPage from "./AuditPage.tsx";
import { words } from "./words.ts";

const w = words.en;
let ports: FakePorts;
const show = () => renderPage(<AuditPage />, ports, "/admin/audit");

const some = (own: Partial<AuditEntry>): AuditEntry => ({
  entryId: "e1",
  at: "2026-11-27T10:00:00.000Z",
  admin: "Asha",
  action: "company.update",
  subject: "subject-1",
  person: null,
  detail: {},
  ...own,
});

beforeEach(() => {
  ports = fakePorts();
});
afterEach(cleanup);

describe("the log", () => {
  it("says who did what to whom, and what changed by it", async () => {
    const entries = [
      some({ detail: { name: "Boat", changes: { industry: ["", "Drinks"] } } }),
      some({
        entryId: "e2",
        admin: null,
        action: "credits.adjust",
        person: "Meera",
        detail: { credits: -50, reason: "Given twice" },
      }),
      some({
        entryId: "e3",
        action: "pricing.update",
        detail: { changes: { priceInPaise: [9_900, 49_900], active: [true, false] } },
      }),
      some({ entryId: "e4", action: "something.newer", detail: { odd: 1 } }),
    ];
    ports.api.answer(listAudit, { entries, next: null });
    await show();
    const said = screen
      .getAllByRole("listitem")
      .filter(({ textContent }) => textContent?.includes("2026"))
      .map(({ textContent }) => textContent);
    expect(said[0]).toMatch(/^Asha: changed a company.*NameBoatIndustry– → Drinks$/);
    expect(said[1]).toMatch(
      /^A deleted account: changed credits by hand.*Meera.*Credits-50ReasonGiven twice$/,
    );
    expect(said[2]).toMatch(/subject-1Price₹99 → ₹499On saleyes → no$/);
    expect(said[3]).toMatch(/^Asha: something\.newer.*odd1$/);
    await expectAccessible();
  });

  it("says where there is nothing yet", async () => {
    ports.api.answer(listAudit, { entries: [], next: null });
    await show();
    expect(screen.getByRole("heading", { name: w.empty })).toBeDefined();
  });
});
