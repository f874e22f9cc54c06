// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
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

  it("answers with the copy where the server is silent for three seconds, and waits on where there is none", async () => {
    vi.useFakeTimers();
    const silent = () => new Promise(() => {});
    server.answer(listCompanies, silent);
    const none = vi.fn();
    void api.call(listCompanies, {}).then(none);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(none).not.toHaveBeenCalled();
    server.answer(listCompanies, companies);
    await api.call(listCompanies, {});
    expect(api.kept(listCompanies)).toEqual(companies);
    server.answer(listCompanies, silent);
    const reply = api.call(listCompanies, {});
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await reply).toEqual(companies);
    vi.useRealTimers();
  });

  it("leaves the copy alone where a part of the list is asked for, and gives no copy for it", async () => {
    server.answer(listCompanies, companies);
    await api.call(listCompanies, {});
    server.answer(listCompanies, { companies: [] });
    expect(await api.call(listCompanies, { query: { limit: "200", after: "c-1" } })).toEqual({
      companies: [],
    });
    expect(api.kept(listCompanies)).toEqual(companies);
    server.answer(listCompanies, refuse("offline"));
    await expect(api.call(listCompanies, { query: { limit: "200" } })).rejects.toMatchObject({
      code: "offline",
    });
    expect(await api.call(listCompanies, { query: {} })).toEqual(companies);
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
