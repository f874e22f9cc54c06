import { describe, expect, it } from "vitest";
import { isPublicAddress, isPushAddress, publicLookup } from "./address.ts";

describe("the address of a push service", () => {
  it.each([
    "https://fcm.googleapis.com/fcm/send/abc:DEF",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
    "https://web.push.apple.com/QAbc",
    "https://wns2-par02p.notify.windows.com/w/?token=BQ",
  ])("may be %s", (endpoint) => {
    expect(isPushAddress(endpoint)).toBe(true);
  });

  it.each([
    "",
    "http://fcm.googleapis.com/x",
    "ftp://fcm.googleapis.com/x",
    "https://127.0.0.1/x",
    "https://0x7f000001/x",
    "https://2130706433/x",
    "https://[::1]/x",
    "https://[::ffff:10.0.0.1]/x",
    "https://8.8.8.8/x",
    "https://localhost/x",
    "https://LOCALHOST./x",
    "https://intranet/x",
    "https://printer.local/x",
    "https://db.corp.internal/x",
    "https://user:secret@push.service.net/x",
    "https://push.service.net:8443/x",
  ])("may not be %j", (endpoint) => {
    expect(isPushAddress(endpoint)).toBe(false);
  });

  it.each([
    ["8.8.8.8", true],
    ["2607:f8b0:4004:800::200e", true],
    ["10.1.2.3", false],
    ["100.64.0.1", false],
    ["127.0.0.1", false],
    ["169.254.169.254", false],
    ["172.31.255.255", false],
    ["172.32.0.1", true],
    ["192.168.1.1", false],
    ["224.0.0.1", false],
    ["255.255.255.255", false],
    ["::1", false],
    ["::", false],
    ["::ffff:10.0.0.1", false],
    ["64:ff9b::a00:1", false],
    ["fe80::1", false],
    ["fd00::1", false],
    ["2002:a00:1::", false],
    ["2001::1", false],
    ["nonsense", false],
  ])("leads to %s, which is on the internet: %j", (ip, expected) => {
    expect(isPublicAddress(ip)).toBe(expected);
  });

  it("is not dialled when its name leads into the house", async () => {
    const problem = await new Promise<Error | null>((resolve) => {
      publicLookup("localhost", { all: true }, (error) => resolve(error));
    });
    expect(problem?.message).toBe("localhost is not on the internet.");
  });
});
