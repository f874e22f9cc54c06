// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { listCompanies } from "#models/contract/companies.ts";
import { listReports } from "#models/contract/reports.ts";
import { refuse } from "#models/contract/problems.ts";
import { fakeApi } from "../../testing/fakeApi.ts";
import { withOfflineCopies } from "./offlineCopy.ts";

const companies = { companies: [] };
beforeEach(() => localStorage.clear());

describe("withOfflineCopies", () => {
  const server = fakeApi();
  const api = withOfflineCopies(server, [listCompanies]);

  it("answers with the last good reply while the server is out of reach", async () => {
    server.answer(listCompanies, companies);
    await api.call(listCompanies, {});
    server.answer(listCompanies, refuse("offline"));
    expect(await api.call(listCompanies, {})).toEqual(companies);
  });

  it("fails where there is no copy, or a copy of another shape", async () => {
    server.answer(listCompanies, refuse("unavailable"));
    await expect(api.call(listCompanies, {})).rejects.toMatchObject({ code: "unavailable" });
    localStorage.setItem("taiyari-copy:/companies", '{"companies":1}');
    await expect(api.call(listCompanies, {})).rejects.toMatchObject({ code: "unavailable" });
    localStorage.setItem("taiyari-copy:/companies", "{");
    await expect(api.call(listCompanies, {})).rejects.toMatchObject({ code: "unavailable" });
  });

  it("hides no refusal, and copies no other call", async () => {
    server.answer(listCompanies, companies);
    await api.call(listCompanies, {});
    server.answer(listCompanies, refuse("too_many"));
    await expect(api.call(listCompanies, {})).rejects.toMatchObject({ code: "too_many" });
    server.answer(listReports, { reports: [] });
    await api.call(listReports, { query: {} });
    expect(localStorage).toHaveLength(1);
  });
});
