import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { isOwnOrigin } from "./origin.ts";

const asked = (headers: IncomingMessage["headers"], publicUrl = "") => isOwnOrigin({ headers }, publicUrl);

describe("an origin is our own", () => {
  it.each([
    [{ host: "localhost:8080", origin: "http://localhost:8080" }, ""],
    [{ host: "inside:8080", origin: "https://taiyari.example" }, "https://taiyari.example/"],
    [{ host: "localhost:8080" }, "https://taiyari.example"],
  ])("%j with the public address %j", (headers, publicUrl) => {
    expect(asked(headers, publicUrl)).toBe(true);
  });

  it.each([
    [{ host: "localhost:8080", origin: "http://localhost:9090" }, ""],
    [{ host: "inside:8080", origin: "https://taiyari.example.evil.example" }, "https://taiyari.example"],
    [{ host: "localhost:8080", origin: "null" }, ""],
    [{ origin: "http://localhost:8080" }, ""],
  ])("not %j with the public address %j", (headers, publicUrl) => {
    expect(asked(headers, publicUrl)).toBe(false);
  });
});
