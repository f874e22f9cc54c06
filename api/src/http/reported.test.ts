import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestApi, testApi } from "../testing/testApi.ts";
import { policy } from "./headers.ts";

/** Sends a request as it stands, and returns all that comes back until the other side closes. */
function sendRaw(address: string, request: string): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    let came = "";
    const socket = connect(Number(port), hostname, () => socket.end(request));
    socket.setEncoding("utf8");
    socket.on("data", (piece: string) => (came += piece));
    socket.on("error", reject);
    socket.on("close", () => resolve(came));
  });
}

describe("what others have had trouble with", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi("sqlite");
  });
  afterAll(() => api.close());

  it("[api bug 9] the policy lets the checkout load what it loads, and nobody else", () => {
    const { scriptSrc, frameSrc, connectSrc } = policy({ page: "", publicUrl: "", google: "" });
    expect(scriptSrc).toEqual(
      expect.arrayContaining(["https://checkout.razorpay.com", "https://cdn.razorpay.com"]),
    );
    expect(frameSrc).toEqual(expect.arrayContaining(["https://api.razorpay.com"]));
    expect(connectSrc.join(" ")).toContain("https://lumberjack.razorpay.com");
    expect(scriptSrc).not.toContain("https:");
  });

  it("[api bug 17] [api bug 18] no reply leads to where a Host or a Referer says", async () => {
    const asked = [
      "POST /resume-upload HTTP/1.1",
      "Host: evil.example@localhost",
      "Referer: https://evil.example/",
      "Content-Length: 0",
      "Connection: close",
    ].join("\r\n");
    const reply = await sendRaw(api.address, `${asked}\r\n\r\n`);
    expect(reply).toMatch(/^HTTP\/1\.1 \d{3} /);
    expect(reply).not.toContain("evil.example");
  });

  it("[api bug 20] a plus, a blank and a pattern in an address are no id and break nothing", async () => {
    const { token } = await api.signUp();
    for (const id of ["a+b", "a%20b", "a%2Bb", "(.*)", "%"]) {
      const { status } = await api.call("GET", `/payments/orders/${id}`, { token });
      expect([400, 404]).toContain(status);
    }
  });

  it("[api bug 21] [api bug 22] a body that is too big is refused with a reply, not with a broken connection", async () => {
    const { token } = await api.signUp();
    const form = new FormData();
    form.set("resume", new Blob([new Uint8Array(12_000_000)], { type: "application/pdf" }), "resume.pdf");
    for (const body of [form, { text: "x".repeat(3_000_000) }]) {
      const path = body === form ? "/resume/upload" : "/answers";
      const { status, body: reply } = await api.call("POST", path, { token, body });
      expect([status, typeof reply["message"]]).toEqual([413, "string"]);
    }
    expect((await api.call("GET", "/auth/profile", { token })).status).toBe(200);
  });
});
