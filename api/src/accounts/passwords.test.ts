import { describe, expect, it } from "vitest";
import { hashPassword, isPassword } from "./passwords.ts";

describe("passwords", () => {
  it("are kept as argon2id with OWASP's figures, never twice alike", async () => {
    const [one, two] = await Promise.all([hashPassword("correct horse"), hashPassword("correct horse")]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
  });

  it("are the same however their characters were composed", async () => {
    expect(await isPassword("cafe\u0301 und mehr", await hashPassword("café und mehr"))).toBe(true);
  });

  it("belong to no hash that is damaged or not there", async () => {
    expect(await isPassword("correct horse", "$argon2id$broken")).toBe(false);
    expect(await isPassword("nobody has this password", null)).toBe(false);
  });

  it("are compared all, also when many come at once", async () => {
    const stored = await hashPassword("correct horse");
    const tries = Array.from({ length: 12 }, (_, n) => isPassword(n % 2 ? "correct horse" : "wrong", stored));
    expect(await Promise.all(tries)).toEqual(Array.from({ length: 12 }, (_, n) => n % 2 === 1));
  });
});
