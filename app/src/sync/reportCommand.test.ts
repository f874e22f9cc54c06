import { describe, expect, it } from "vitest";
import { generateReport, reportOfAttempt } from "#models/contract/reports.ts";
import { refuse } from "#models/contract/problems.ts";
import type { Command } from "../rows.ts";
import { attempt, command, key, report, row, userId, world } from "./testing/world.ts";

const { companyId, roundId } = key;
const body = {
  userId,
  companyId,
  roundId,
  attemptId: "a1",
  answers: [{ answer: "ours", seconds: 1 }],
  overTime: false,
};

describe("A command that asks for a report", () => {
  it("goes after the answers, under its own key, and closes the attempt with it", async () => {
    const { sync, time, ports, rows, put } = world();
    rows.attempts.set("a1", attempt({ phase: "finishing" }));
    rows.commands.set("k1", command({ kind: "report", body } as Partial<Command>));
    put(row());
    ports.api.answer(generateReport, report);
    sync.start();
    await time.pass(0);
    const names = ports.api.calls.map((call) => call.name).slice(0, 2);
    expect(names).toEqual(["POST /answers", "POST /reports/generate"]);
    expect(ports.api.calls[1]).toMatchObject({ key: "k1", body });
    expect([rows.commands.size, rows.answers.size, rows.reports.size]).toEqual([0, 0, 1]);
    expect(rows.attempts.get("a1")?.phase).toBe("done");
  });

  it("stores no report that the person has gone back from meanwhile", async () => {
    const { sync, time, ports, rows, put } = world();
    put(row({ ackRev: 1 }));
    rows.commands.set("k1", command({ kind: "report", body } as Partial<Command>));
    ports.api.answer(generateReport, () => {
      rows.commands.delete("k1");
      return report;
    });
    sync.start();
    await time.pass(0);
    expect([rows.answers.size, rows.reports.size]).toEqual([1, 0]);
  });

  it("takes the report that was made when the reply was lost", async () => {
    const { sync, time, ports, rows } = world();
    rows.commands.set("k1", command({ kind: "report", body } as Partial<Command>));
    ports.api.answer(generateReport, refuse("questions_not_found"));
    ports.api.answer(reportOfAttempt, { state: "done", reason: null, report });
    sync.start();
    await time.pass(0);
    expect([rows.commands.size, rows.reports.size]).toEqual([0, 1]);
  });

  it("looks after a report that is on its way, and asks for none again that was given up until somebody does", async () => {
    const { sync, time, ports, rows } = world();
    rows.commands.set("k1", command({ kind: "report", body } as Partial<Command>));
    const asked = () => ports.api.calls.filter(({ name }) => name === "POST /reports/generate").length;
    const stands = (state: string, reason: string | null = null) =>
      ports.api.answer(reportOfAttempt, { state, reason, report: null });
    ports.api.answer(generateReport, refuse("report_running", { retryAfter: 5 }));
    stands("running");
    sync.start();
    await time.pass(20_000);
    stands("queued");
    await time.pass(60_000);
    expect([asked(), rows.commands.get("k1")?.refused]).toEqual([1, null]);
    stands("failed", "It cannot.");
    await time.pass(300_000);
    const refused = { code: "report_given_up", say: "It cannot." };
    expect([asked(), rows.commands.get("k1")?.refused]).toEqual([1, refused]);
    ports.api.answer(generateReport, report);
    await ports.store.commands.keep(command({ kind: "report", body, refused: null } as Partial<Command>));
    await sync.now();
    await time.pass(0);
    expect([asked(), rows.reports.size]).toEqual([2, 1]);
  });
});
