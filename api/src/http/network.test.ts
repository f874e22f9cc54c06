import { describe, expect, it } from "vitest";
import { networkOf } from "./network.ts";

describe("what limits count as one caller", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["2001:db8:0:17:a:b:c:d", "2001:db8:0:17"],
    ["2001:0DB8:0000:0017::1", "2001:db8:0:17"],
    ["2001:db8::1", "2001:db8:0:0"],
    ["::1", "0:0:0:0"],
    ["fe80::1%eth0", "fe80:0:0:0"],
  ])("%s is %s", (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});
