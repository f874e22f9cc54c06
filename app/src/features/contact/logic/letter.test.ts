import { describe, expect, it } from "vitest";
import { faultsOf, mailtoOf } from "./letter.ts";

describe("the letter of the contact form", () => {
  it("becomes an address with a subject and a body", () => {
    const letter = { name: "Asha & Co", email: "asha@example.com", message: "One?\nTwo & three" };
    const address = new URL(mailtoOf("hello@taiyari.example", letter));
    expect(address.protocol).toBe("mailto:");
    expect(address.pathname).toBe("hello@taiyari.example");
    expect(address.searchParams.get("subject")).toBe("Message from Asha & Co");
    expect(address.searchParams.get("body")).toBe("One?\r\nTwo & three\r\n\r\nAsha & Co\r\nasha@example.com");
  });

  it("needs all of name, email and message, and an email that looks like one", () => {
    expect(faultsOf({ name: "", email: "", message: " " })).toEqual({
      name: "missing",
      email: "emailWrong",
      message: "missing",
    });
    expect(faultsOf({ name: "A", email: "a@b.in", message: "Hello" })).toEqual({});
  });
});
