import { describe, expect, it } from "vitest";
import { Password } from "#models/entities/user.ts";
import { faultsOf, PASSWORD_MIN } from "./signInForm.ts";

const good = { name: "Test Person", email: "person@example.com", password: "long enough" };

describe("faultsOf", () => {
  it("finds nothing wrong with a whole form", () => {
    expect(faultsOf("register", good)).toEqual({});
    expect(faultsOf("login", { ...good, name: "" })).toEqual({});
  });

  it("lets an old, short password try to sign in", () => {
    expect(faultsOf("login", { ...good, password: "short" })).toEqual({});
    expect(faultsOf("register", { ...good, password: "short" })).toEqual({ password: "passwordShort" });
  });

  it("asks for what is missing", () => {
    expect(faultsOf("register", { name: " ", email: "person@", password: "" })).toEqual({
      name: "nameMissing",
      email: "emailWrong",
      password: "passwordMissing",
    });
  });

  it("agrees with the server on the shortest password", () => {
    expect(Password.safeParse("x".repeat(PASSWORD_MIN)).success).toBe(true);
    expect(Password.safeParse("x".repeat(PASSWORD_MIN - 1)).success).toBe(false);
  });
});
