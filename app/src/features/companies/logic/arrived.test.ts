import { describe, expect, it } from "vitest";
import { arrivedOf, matches, viewOf } from "./arrived.ts";
import { checkedBulk, newBulk, withCompany, withCompanyChanged, withoutCompany } from "./bulk.ts";
import { newCompany, withChange } from "./companyForm.ts";

describe("the page of companies", () => {
  it.each([
    ["", { tab: "list" }],
    ["?tab=add", { tab: "add" }],
    ["?tab=bulk&x=1", { tab: "bulk" }],
    ["?tab=other", { tab: "list" }],
    ["?edit=c-1", { tab: "edit", companyId: "c-1" }],
    ["?edit=../x", { tab: "list" }],
  ])("shows at %j what it names", (query, view) => {
    expect(viewOf(query)).toEqual(view);
  });

  it("takes any other navigation state for nothing to say", () => {
    expect(arrivedOf(null)).toEqual({});
    expect(arrivedOf({ saved: 1 })).toEqual({});
    expect(arrivedOf({ added: 3 })).toEqual({ added: 3 });
  });

  it("finds a company by words of its name and industry", () => {
    const company = { name: "Paper Boat", industry: "Drinks" };
    expect([matches(company, "boat DRI"), matches(company, "boat food")]).toEqual([true, false]);
  });
});

describe("a bulk insert by form", () => {
  it("keeps at least one company", () => {
    const one = newBulk("k");
    expect(withoutCompany(one, 0)).toBe(one);
    expect(withoutCompany(withCompany(one), 0).companies.map(({ n }) => n)).toEqual([1]);
  });

  it("is sent when every name and title is there, and otherwise says where one is missing", () => {
    const named = withChange({ ...newCompany(), name: "A" }, 0, { title: "T" });
    const form = withCompany(withCompanyChanged(newBulk("k"), named));
    const { faults } = checkedBulk(form.companies);
    expect([...(faults?.get(1) ?? [])]).toEqual([
      ["name", "name"],
      ["rounds.0.title", "title"],
    ]);
    expect(checkedBulk([named])).toMatchObject({ drafts: [{ name: "A", rounds: [{ title: "T" }] }] });
  });
});
