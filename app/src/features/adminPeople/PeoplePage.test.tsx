// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { grantCredits, listUsers, setRole } from "#models/contract/admin.ts";
import { refuse } from "#models/contract/problems.ts";
import type { AdminUser } from "#models/entities/desk.ts";
import { expectAccessible } from "../../testing/expectAccessible.ts";
import type { SentCall } from "../../testing/fakeApi.ts";
import { fakePorts, type FakePorts } from "../../testing/fakePorts.ts";
import { renderPage } from "../../testing/renderPage.tsx";
import PeoplePage from "./PeoplePage.tsx";
import { words } from "./words.ts";

const w = words.en;
const user = userEvent.setup();
let ports: FakePorts;

const some = (own: Partial<AdminUser> = {}): AdminUser => ({
  userId: "user-9",
  name: "Meera",
  email: "meera@example.com",
  role: "user",
  credits: 1_50_000,
  creditsBought: 500,
  attempts: 4,
  reports: 3,
  joinedAt: "2026-10-20T10:00:00.000Z",
  lastSeenAt: null,
  ...own,
});
const self = some({ userId: "user-1", name: "Test Person", email: "person@example.com", role: "admin" });

const show = () => renderPage(<PeoplePage />, ports, "/admin/people");
const press = (name: string) => user.click(screen.getByRole("button", { name }));
const text = () => document.body.textContent;
const callsOf = (name: string) => ports.api.calls.filter((call) => call.name === name);

beforeEach(() => {
  ports = fakePorts();
  ports.api.answer(listUsers, { users: [some(), self], next: null });
});
afterEach(cleanup);

describe("people", () => {
  it("are listed with what they have and have done", async () => {
    await show();
    for (const part of ["meera@example.com", "1,50,000", "500", "20 Oct 2026", w.notSignedIn, w.admin])
      expect(text()).toContain(part);
    await expectAccessible();
  });

  it("are searched on the server once the typing stops", async () => {
    await show();
    await user.type(screen.getByLabelText(w.search), "mee");
    ports.api.answer(listUsers, { users: [], next: null });
    expect(await screen.findByText(w.nothingFound("mee"))).toBeDefined();
    expect(callsOf("GET /admin/users").map(({ query }) => Object(query).search)).toEqual([undefined, "mee"]);
  });

  it("are read page by page", async () => {
    ports.api.answer(listUsers, ({ query }: SentCall) =>
      Object(query).after === "user-9" ? { users: [self], next: null } : { users: [some()], next: "user-9" },
    );
    await show();
    await press("Show more");
    expect(await screen.findByRole("heading", { name: "Test Person" })).toBeDefined();
    expect(screen.getByRole("heading", { name: "Meera" })).toBeDefined();
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  });
});

describe("credits by hand", () => {
  const open = () => press(`${w.changeCredits} Meera`);

  it("need an amount and a reason", async () => {
    await show();
    await open();
    await press(w.giveNow);
    expect(text()).toContain(w.amountFault);
    expect(text()).toContain(w.reasonFault);
    expect(document.activeElement).toBe(screen.getByLabelText(w.amount));
    expect(callsOf("POST /admin/users/{userId}/credits")).toEqual([]);
  });

  it("are taken with a minus, under one key however often they are sent, and the refusal names the balance", async () => {
    const say = "This person has 40 credits free, so 50 cannot be taken.";
    ports.api.answer(grantCredits, refuse("credits_not_free", { say }));
    await show();
    await open();
    await user.click(screen.getByLabelText(w.take));
    await user.type(screen.getByLabelText(w.amount), "50");
    await user.type(screen.getByLabelText(w.reason), "Given twice");
    await press(w.takeNow);
    expect((await screen.findByRole("alert")).textContent).toBe(say);
    ports.api.answer(grantCredits, { user: some({ credits: 100 }) });
    await press(w.takeNow);
    expect(await screen.findByText(w.creditsDone("Meera", "100"))).toBeDefined();
    const sent = callsOf("POST /admin/users/{userId}/credits");
    expect(sent[0]).toMatchObject({
      params: { userId: "user-9" },
      body: { credits: -50, reason: "Given twice" },
    });
    expect(sent[0]?.key).toBe(sent[1]?.key);
    expect(text()).toContain("Credits100Bought500");
  });

  it("whose first try has arrived with other content say so", async () => {
    ports.api.answer(grantCredits, refuse("key_reused"));
    await show();
    await open();
    await user.type(screen.getByLabelText(w.amount), "50");
    await user.type(screen.getByLabelText(w.reason), "Thanks");
    await press(w.giveNow);
    expect((await screen.findByRole("alert")).textContent).toContain("An earlier try, with other content");
  });
});

describe("the admin role", () => {
  it("is given after a question", async () => {
    ports.api.answer(setRole, { user: some({ role: "admin" }) });
    await show();
    await press(`${w.makeAdmin} Meera`);
    expect(text()).toContain(w.makeText("Meera", "meera@example.com"));
    await press(w.makeAdmin);
    expect(await screen.findByText(w.isAdmin("Meera"))).toBeDefined();
    expect(callsOf("PUT /admin/users/{userId}/role")[0]?.body).toEqual({ role: "admin" });
  });

  it("cannot be taken from the last admin, and says why", async () => {
    ports.api.answer(setRole, refuse("last_admin"));
    await show();
    await press(`${w.noAdmin} Test Person`);
    expect(text()).toContain(w.selfText);
    await press(w.noAdmin);
    expect((await screen.findByRole("alert")).textContent).toBe(
      "This is the last admin. Make somebody else an admin first.",
    );
  });

  it("that one gives up oneself is known to the whole page at once", async () => {
    const load = vi.spyOn(ports.auth, "load");
    ports.api.answer(setRole, { user: { ...self, role: "user" } });
    await show();
    await press(`${w.noAdmin} Test Person`);
    await press(w.noAdmin);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  });
});
