// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listCompanies } from "#models/contract/companies.ts";
import { bulkCompanies, createCompany, deleteCompany, updateCompany } from "#models/contract/companyDesk.ts";
import { refuse } from "#models/contract/problems.ts";
import type { Company } from "#models/entities/company.ts";
import { expectAccessible } from "../../testing/expectAccessible.ts";
import type { SentCall } from "../../testing/fakeApi.ts";
import { fakeAuth, fakePorts, someUser, type FakePorts } from "../../testing/fakePorts.ts";
import { arrivesAt, place, renderPage } from "../../testing/renderPage.tsx";
import { someCompany, someRound } from "../../testing/someCompanies.ts";
import { DRAFT } from "../../ui/draftName.ts";
import { setLanguage } from "../../ui/language.ts";
import CompaniesPage from "./CompaniesPage.tsx";
import { SAMPLE } from "./logic/bulkTable.ts";
import { words } from "./words.ts";
import { hi } from "./words.hi.ts";

const w = words.en;
const user = userEvent.setup();
const northwind = someCompany("Northwind", [someRound("coding"), someRound("hr")], { industry: "Cloud" });
const paper = someCompany("Paper Boat", [], { industry: "Drinks" });
let ports: FakePorts;
let stored: Company[];

const show = (query = "") =>
  renderPage(<CompaniesPage />, ports, "/admin/companies", `/admin/companies${query}`);
const press = (name: string) => user.click(screen.getByRole("button", { name }));
const field = (name: string): HTMLInputElement => screen.getByLabelText(name);
const text = () => document.body.textContent;
const callsOf = (name: string) => ports.api.calls.filter((call) => call.name === name);
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith(DRAFT));
const focused = () => document.activeElement;

beforeEach(() => {
  ports = fakePorts({ auth: fakeAuth({ ...someUser, role: "admin" }) });
  stored = [northwind, paper];
  ports.api.answer(listCompanies, () => ({ companies: stored }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  setLanguage("en");
});

describe("the list of companies", () => {
  it("shows each with its industry and how many rounds it has, and is searched by both", async () => {
    await show();
    expect(screen.getAllByRole("heading", { level: 3 }).map((one) => one.textContent)).toEqual([
      "Northwind",
      "Paper Boat",
    ]);
    expect(text()).toContain("Cloud · 2 rounds");
    await user.type(field(w.search), "drinks");
    expect(screen.getAllByRole("heading", { level: 3 }).map((one) => one.textContent)).toEqual([
      "Paper Boat",
    ]);
    await user.type(field(w.search), " zzz");
    expect(text()).toContain(w.nothingFound("drinks zzz"));
    await expectAccessible();
  });

  it("says the specification's sentence where it cannot be read, and looks again", async () => {
    ports.api.answer(listCompanies, refuse("unavailable"));
    await show();
    expect(screen.getByRole("alert").textContent).toContain("Failed to fetch companies");
    ports.api.answer(listCompanies, { companies: [paper] });
    await press("Try again");
    expect(await screen.findByRole("heading", { name: "Paper Boat" })).toBeDefined();
  });

  it("says what to do where there is nothing", async () => {
    stored = [];
    await show();
    expect(screen.getByRole("heading", { name: w.empty })).toBeDefined();
  });

  it("reads on where there are more than one reply has", async () => {
    const many = Array.from({ length: 200 }, (_, place) => someCompany(`C ${place}`, []));
    ports.api.answer(listCompanies, ({ query }: SentCall) => {
      const { after } = Object(query);
      return { companies: after === undefined ? many : after === "C-199" ? [paper] : [] };
    });
    await show();
    expect(await screen.findByRole("heading", { name: "Paper Boat" })).toBeDefined();
    expect(text()).toContain("201 companies");
  });

  it("asks before one is removed, says that reports stay, and then reads the list again", async () => {
    ports.api.answer(deleteCompany, () => {
      stored = [northwind];
      return { ok: true };
    });
    await show();
    await press(`${w.remove} Paper Boat`);
    expect(screen.getByRole("dialog").textContent).toContain("Reports that people have of it stay.");
    expect(callsOf("DELETE /companies/{companyId}")).toEqual([]);
    await press(w.removeNow);
    expect(await screen.findByText(w.removed("Paper Boat"))).toBeDefined();
    await waitFor(() => expect(screen.queryByRole("heading", { name: "Paper Boat" })).toBeNull());
    expect(callsOf("DELETE /companies/{companyId}")[0]?.params).toEqual({ companyId: "Paper-Boat" });
  });

  it("keeps the question open where a company could not be removed", async () => {
    ports.api.answer(deleteCompany, refuse("offline"));
    await show();
    await press(`${w.remove} Paper Boat`);
    await press(w.removeNow);
    expect((await screen.findByRole("alert")).textContent).toContain("Failed to delete company. ");
    ports.api.answer(deleteCompany, refuse("company_not_found"));
    await press(w.removeNow);
    expect(await screen.findByText(w.removed("Paper Boat"))).toBeDefined();
  });
});

describe("a new company", () => {
  const answerCreated = () =>
    ports.api.answer(createCompany, ({ body }: SentCall) => {
      const { name } = Object(body);
      stored = [...stored, someCompany(name, [someRound("hr")])];
      return { company: stored.at(-1) };
    });

  it("needs a name, an address that is one, and round titles; the first fault gets the focus", async () => {
    await show("?tab=add");
    await user.type(field(w.logoUrl), "logo.png");
    await press(w.addCompany);
    expect(text()).toContain("Company name is required");
    expect(text()).toContain(w.logoFault);
    expect(text()).toContain("Please fill in all round titles");
    expect(focused()).toBe(field(w.name));
    expect(callsOf("POST /companies")).toEqual([]);
    await user.type(field(w.name), "Raft");
    expect(text()).not.toContain("Company name is required");
    await press(w.addCompany);
    expect(focused()).toBe(field(w.logoUrl));
    await expectAccessible();
  });

  it("is sent with the rounds in their order, and then found again in the list", async () => {
    answerCreated();
    await show("?tab=add");
    await user.type(field(w.name), "Raft");
    await user.type(field(w.roundTitle), "First");
    await user.clear(field(w.duration));
    await user.type(field(w.duration), "4");
    await press(w.addRound);
    const [, second] = screen.getAllByLabelText(w.roundTitle);
    expect(focused()).toBe(second);
    expect(screen.getAllByLabelText<HTMLInputElement>(w.duration)[0]?.value).toBe("30");
    await user.keyboard("Second");
    await press(w.upLabel("Round 2"));
    expect(focused()?.getAttribute("aria-label")).toBe(w.downLabel("Round 1"));
    await press(w.addCompany);
    await screen.findByText(w.saved("Raft"));
    expect(focused()?.textContent).toContain("Raft");
    const [sent] = callsOf("POST /companies");
    expect(sent?.body).toMatchObject({
      name: "Raft",
      rounds: [
        { title: "Second", type: "technical", difficulty: "medium", duration: 30, questionCount: null },
        { title: "First", duration: 30 },
      ],
    });
    expect(drafts()).toEqual([]);
  });

  it("keeps what is typed over a reload and a way to another tab, until it is dropped", async () => {
    await show("?tab=add");
    await user.type(field(w.name), "Raft");
    await user.click(screen.getByRole("link", { name: w.bulk }));
    await arrivesAt("/admin/companies?tab=bulk");
    cleanup();
    await show("?tab=add");
    expect(field(w.name).value).toBe("Raft");
    expect(text()).toContain(w.keptHere);
    await press(w.dropDraft);
    expect(field(w.name).value).toBe("");
    cleanup();
    await show("?tab=add");
    expect(field(w.name).value).toBe("");
  });

  it("of one admin is not shown to another on the same device", async () => {
    await show("?tab=add");
    await user.type(field(w.name), "Raft");
    cleanup();
    ports = fakePorts({ auth: fakeAuth({ ...someUser, userId: "user-2", role: "admin" }) });
    await show("?tab=add");
    expect(field(w.name).value).toBe("");
  });

  it("is saved once: a try whose reply was lost is sent again under the same key, also after a reload", async () => {
    ports.api.answer(createCompany, refuse("unavailable"));
    await show("?tab=add");
    await user.type(field(w.name), "Raft");
    await user.type(field(w.roundTitle), "Talk");
    await press(w.addCompany);
    expect((await screen.findByRole("alert")).textContent).toContain("Failed to create company. ");
    cleanup();
    answerCreated();
    await show("?tab=add");
    await press(w.addCompany);
    await screen.findByText(w.saved("Raft"));
    const keys = callsOf("POST /companies").map(({ key }) => key);
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(keys[0]).toBeTruthy();
  });

  it("that arrived with other content is told, and the new one can be saved beside it", async () => {
    ports.api.answer(createCompany, refuse("key_reused"));
    await show("?tab=add");
    await user.type(field(w.name), "Raft");
    await user.type(field(w.roundTitle), "Talk");
    await press(w.addCompany);
    expect(await screen.findByText(w.came)).toBeDefined();
    answerCreated();
    await press(w.saveAnew);
    await screen.findByText(w.saved("Raft"));
    const keys = callsOf("POST /companies").map(({ key }) => key);
    expect(keys[0]).not.toBe(keys[1]);
  });

  it("is kept and said so without a network", async () => {
    act(() => ports.network.set(false));
    await show("?tab=add");
    expect(text()).toContain("There is no connection.");
    await user.type(field(w.name), "Raft");
    expect(drafts()).toEqual([`${DRAFT}user-1:company:new`]);
  });
});

describe("a change of a company", () => {
  const answerUpdated = () =>
    ports.api.answer(updateCompany, ({ body }: SentCall) => ({
      company: { ...northwind, ...Object(body), rounds: northwind.rounds },
    }));

  it("begins with what is stored and keeps the ids of its rounds", async () => {
    answerUpdated();
    await show("?edit=Northwind");
    expect((await screen.findByRole("heading", { level: 2 })).textContent).toBe(w.editTitle("Northwind"));
    await user.type(field(w.industry), " software");
    await press(w.saveChanges);
    await screen.findByText(w.saved("Northwind"));
    expect(callsOf("PUT /companies/{companyId}")[0]).toMatchObject({
      params: { companyId: "Northwind" },
      body: { industry: "Cloud software", rounds: [{ roundId: "coding" }, { roundId: "hr" }] },
    });
  });

  it("says when somebody else has changed it meanwhile, and overwrites only when it is told to", async () => {
    answerUpdated();
    await show("?edit=Northwind");
    await user.type(await screen.findByLabelText(w.industry), " software");
    stored = [{ ...northwind, name: "Northwind Two" }, paper];
    await press(w.saveChanges);
    await screen.findByText(w.changed("Northwind Two"));
    expect(callsOf("PUT /companies/{companyId}")).toEqual([]);
    await press(w.saveOver);
    await screen.findByText(w.saved("Northwind"));
    expect(callsOf("PUT /companies/{companyId}")).toHaveLength(1);
  });

  it("can begin again with what the other one has made of it", async () => {
    await show("?edit=Northwind");
    await user.type(await screen.findByLabelText(w.industry), " software");
    stored = [{ ...northwind, name: "Northwind Two" }, paper];
    await press(w.saveChanges);
    await user.click(await screen.findByRole("button", { name: w.takeTheirs }));
    expect([field(w.name).value, field(w.industry).value]).toEqual(["Northwind Two", "Cloud"]);
  });

  it("that has arrived, and whose reply was lost, is not sent twice and is nobody else's", async () => {
    ports.api.answer(updateCompany, () => {
      stored = [{ ...northwind, industry: "Cloud software" }, paper];
      throw refuse("unavailable");
    });
    await show("?edit=Northwind");
    await user.type(await screen.findByLabelText(w.industry), " software");
    await press(w.saveChanges);
    expect((await screen.findByRole("alert")).textContent).toContain("Failed to update company. ");
    await press(w.saveChanges);
    await screen.findByText(w.saved("Northwind"));
    expect(callsOf("PUT /companies/{companyId}")).toHaveLength(1);
  });

  it("goes on after a reload without a network, from where it was begun", async () => {
    await show("?edit=Northwind");
    await user.type(await screen.findByLabelText(w.industry), " software");
    cleanup();
    ports.api.answer(listCompanies, refuse("offline"));
    await show("?edit=Northwind");
    expect(field(w.industry).value).toBe("Cloud software");
  });

  it("of one that is gone says so, with a way back", async () => {
    await show("?edit=gone");
    expect(await screen.findByRole("heading", { name: w.gone })).toBeDefined();
  });
});

describe("a bulk insert", () => {
  const added = () =>
    ports.api.answer(bulkCompanies, ({ body }: SentCall) => ({
      companies: Object(body).companies.map(({ name }: { name: string }) => someCompany(name, [])),
    }));
  const paste = (value: string) => {
    const area = field(w.table);
    act(() => area.focus());
    return user.paste(value);
  };

  it("by form says the specification's sentences, and keeps one company and one round", async () => {
    await show("?tab=bulk");
    expect(screen.getByRole("button", { name: w.removeCompany("Company 1") })).toHaveProperty(
      "disabled",
      true,
    );
    expect(screen.getByRole("button", { name: w.removeLabel("Round 1") })).toHaveProperty("disabled", true);
    await press(w.insert(1));
    const said = screen.getAllByRole("alert").map((alert) => alert.textContent);
    expect(said).toEqual(["Please fill in all company names", "Please fill in all round titles"]);
    expect(focused()).toBe(field(w.name));
    expect(callsOf("POST /admin/companies/bulk")).toEqual([]);
    await expectAccessible();
  });

  it("by form sends several companies, each with its rounds", async () => {
    added();
    await show("?tab=bulk");
    await user.type(field(w.name), "One");
    await user.type(field(w.roundTitle), "Talk");
    await press(w.anotherCompany);
    expect(focused()).toBe(screen.getAllByLabelText(w.name)[1]);
    await user.keyboard("Two");
    const second = within(screen.getByRole("group", { name: "Company 2" }));
    await user.type(second.getByLabelText(w.roundTitle), "Test");
    await press(w.insert(2));
    await screen.findByText(w.added(2));
    expect(callsOf("POST /admin/companies/bulk")[0]?.body).toMatchObject({
      companies: [
        { name: "One", rounds: [{ title: "Talk", duration: 30 }] },
        { name: "Two", rounds: [{ title: "Test" }] },
      ],
    });
  });

  it("from a table shows what was read, and names what is wrong before anything is sent", async () => {
    await show("?tab=bulk");
    await user.click(screen.getByLabelText(w.byTable));
    await paste("Company,Round title,Type\nBoat,Talk,juggling\n,Test,hr");
    expect(await screen.findByText("Row 2, Type: “juggling” is not known here.")).toBeDefined();
    expect(text()).toContain("Please fill in all company names");
    expect(text()).toContain("Row 3, Company: this is empty.");
    expect(screen.getByRole("button", { name: /^Insert/ })).toHaveProperty("disabled", true);
    await expectAccessible();
  });

  it("from a table sends fifty companies at once, and keeps the text where that fails", async () => {
    const rows = Array.from({ length: 50 }, (_, place) => `Company ${place},Talk`);
    const table = ["Company,Round title", ...rows].join("\n");
    ports.api.answer(bulkCompanies, refuse("companies_bulk_failed"));
    await show("?tab=bulk");
    await user.click(screen.getByLabelText(w.byTable));
    await paste(table);
    await user.click(await screen.findByRole("button", { name: w.insert(50) }));
    expect((await screen.findByRole("alert")).textContent).toBe("Failed to bulk insert companies");
    expect(field(w.table).value).toBe(table);
    cleanup();
    added();
    await show("?tab=bulk");
    await user.click(await screen.findByRole("button", { name: w.insert(50) }));
    await screen.findByText(w.added(50));
    const sent = callsOf("POST /admin/companies/bulk");
    expect(Object(sent[1]?.body).companies).toHaveLength(50);
    expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key]);
    expect(drafts()).toEqual([]);
  });

  it("from a table has a sample to copy", async () => {
    await show("?tab=bulk");
    await user.click(screen.getByLabelText(w.byTable));
    await press(w.copySample);
    expect(ports.device.copied).toEqual([SAMPLE]);
  });

  it("that came before with other content is told, and can be sent all the same", async () => {
    ports.api.answer(bulkCompanies, refuse("key_reused"));
    await show("?tab=bulk");
    await user.type(field(w.name), "One");
    await user.type(field(w.roundTitle), "Talk");
    await press(w.insert(1));
    await screen.findByText(w.bulkCame);
    added();
    await press(w.sendAnew);
    await screen.findByText(w.added(1));
  });
});

it("the page speaks Hindi", async () => {
  setLanguage("hi");
  await show();
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe(hi.title);
  expect(place.path).toBe("/admin/companies");
});
