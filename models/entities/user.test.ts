import { describe, expect, it } from "vitest";
import { Email } from "./user.ts";

describe("an e-mail address", () => {
  it("is trimmed and lower-cased", () => {
    expect(Email.parse("  Asha.Rao+job@Mail.Example.CO.in ")).toBe("asha.rao+job@mail.example.co.in");
  });

  it.each([
    "",
    "asha",
    "asha@",
    "@example.com",
    "asha@example",
    "a b@example.com",
    "a@b@c.in",
    "a@b..c",
    "a@b.",
  ])("is not %j", (typed) => {
    expect(Email.safeParse(typed).success).toBe(false);
  });

  it.each([`a@${".".repeat(500_000)} x`, `a@${"b.".repeat(500_000)}@`, `${"a".repeat(1_000_000)} @x.in`])(
    "is refused at once however long the text is",
    (typed) => {
      const begin = performance.now();
      expect(Email.safeParse(typed).success).toBe(false);
      expect(performance.now() - begin).toBeLessThan(500);
    },
  );
});
