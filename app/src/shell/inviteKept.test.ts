// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { INVITE_PARAM, inviteLink } from "#models/rules/referral.ts";
import { forgetInvite, keptInvite } from "./inviteKept.ts";
import { rememberInvite } from "./inviteSeen.ts";

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 27);

beforeEach(() => localStorage.clear());

it("is the code of the link by which the page was opened last, for thirty days", () => {
  rememberInvite(new URL(inviteLink("https://taiyari.example", "K7M2QXTP")).search, NOW);
  expect(keptInvite(NOW + 29 * DAY_MS)).toBe("K7M2QXTP");
  expect(keptInvite(NOW + 31 * DAY_MS)).toBeNull();
  rememberInvite(`?a=b&${INVITE_PARAM}=bbbb2222`, NOW);
  expect(keptInvite(NOW)).toBe("BBBB2222");
});

it("stays when the page is opened without one, until it is forgotten", () => {
  rememberInvite("?invite=K7M2QXTP", NOW);
  for (const search of ["", "?source=pwa", "?invite="]) rememberInvite(search, NOW + 1);
  expect(keptInvite(NOW)).toBe("K7M2QXTP");
  forgetInvite();
  expect(keptInvite(NOW)).toBeNull();
  forgetInvite();
});

it.each(["?invite=%3Cscript%3E", "?invite=short", `?invite=${"A".repeat(5_000)}`])(
  "is none for %s",
  (search) => {
    rememberInvite(search, NOW);
    expect(keptInvite(NOW)).toBeNull();
    expect((localStorage.getItem("taiyari-invite") ?? "").length).toBeLessThan(60);
  },
);
