import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../deps.ts";
import { engines, testDeps } from "../testing/testApi.ts";
import { databaseShelf, fileShelf, type ResumeShelf } from "./shelf.ts";

const kinds = ["files", "database"] as const;
const cases = engines.flatMap((engine) => kinds.map((kind) => [kind, engine] as const));

describe.each(cases)("kept resumes in %s, with %s", (kind, engine) => {
  const folder = mkdtempSync(join(tmpdir(), "taiyari-shelf-"));
  let deps: Deps;
  let shelf: ResumeShelf;

  beforeAll(async () => {
    deps = await testDeps(engine);
    shelf = kind === "files" ? fileShelf(deps, join(folder, "resumes")) : databaseShelf(deps);
    for (const user_id of ["one", "two"]) {
      const row = {
        user_id,
        name: user_id,
        email: `${user_id}@example.com`,
        role: "user",
        created_at: 1,
      } as const;
      await deps.database.inTransaction((trx) =>
        trx
          .insertInto("users")
          .values({
            ...row,
            password_hash: null,
            google_sub: null,
            referred_by: null,
            referred_at: null,
            invite_code: null,
          })
          .execute(),
      );
    }
  });
  afterAll(async () => {
    await deps.database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const bytes = (text: string) => new Uint8Array(Buffer.from(text));
  const textOf = async (userId: string) => {
    const found = await shelf.find(userId);
    return found && [found.name, Buffer.from(found.bytes).toString()];
  };

  it("keeps one resume for each person, the newest", async () => {
    expect(await shelf.has("one")).toBe(false);
    expect(await shelf.find("one")).toBeUndefined();
    await shelf.keep("one", { name: "a.pdf", bytes: bytes("%PDF-first") });
    await shelf.keep("two", { name: "b.pdf", bytes: bytes("%PDF-other") });
    await shelf.keep("one", { name: "c.pdf", bytes: bytes("%PDF-second") });
    expect(await shelf.has("one")).toBe(true);
    expect(await textOf("one")).toEqual(["c.pdf", "%PDF-second"]);
    expect(await textOf("two")).toEqual(["b.pdf", "%PDF-other"]);
  });

  it("keeps every byte", async () => {
    const all = Uint8Array.from({ length: 1_000 }, (_, i) => i % 256);
    await shelf.keep("two", { name: "b.pdf", bytes: all });
    expect(Buffer.from((await shelf.find("two"))?.bytes ?? []).equals(all)).toBe(true);
  });

  it("drops a resume, and none without an error", async () => {
    await shelf.drop("one");
    await shelf.drop("one");
    expect([await shelf.has("one"), await shelf.find("one")]).toEqual([false, undefined]);
    expect(await shelf.has("two")).toBe(true);
  });

  it("leaves no half files behind", () => {
    const files = kind === "files" ? readdirSync(join(folder, "resumes")) : [];
    expect(files).toEqual(kind === "files" ? ["two.pdf"] : []);
  });
});
