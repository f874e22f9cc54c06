import http from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines, type TestApi, testApi } from "#api/testing/testApi.ts";
import { allEndpoints } from "#models/contract/all.ts";
import type { Endpoint } from "#models/contract/endpoint.ts";

/** Sends the head of a request and never its body: only who answers before the body is read, answers at all. */
function headOnly(address: string, endpoint: Endpoint, token?: string): Promise<number> {
  const { port } = new URL(address);
  const path = `/api${endpoint.path.replace(/\{\w+\}/g, "some-id")}`;
  const withBody = endpoint.method === "POST" || endpoint.method === "PUT";
  const headers = {
    ...(withBody ? { "Content-Type": "application/json", "Content-Length": "1000" } : {}),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
  return new Promise((resolve, reject) => {
    const request = http.request(
      { port, host: "127.0.0.1", method: endpoint.method, path, headers },
      (reply) => {
        resolve(reply.statusCode ?? 0);
        request.destroy();
      },
    );
    request.setTimeout(3_000, () => request.destroy(new Error("no answer before the body")));
    request.on("error", reject);
    request.flushHeaders();
  });
}

describe.each(engines)("the router on %s", (engine) => {
  let api: TestApi;
  let token: string;
  let admin: string;
  beforeAll(async () => {
    api = await testApi(engine);
    token = (await api.signUp()).token;
    admin = (await api.signUpAdmin()).token;
  });
  afterAll(() => api.close());

  const named = allEndpoints.map(({ endpoint, name }) => ({
    call: `${endpoint.method} ${endpoint.path}`,
    name,
    endpoint,
  }));
  const guarded = named.filter(({ endpoint }) => endpoint.guard !== "anyone");
  const forAdmins = named.filter(({ endpoint }) => endpoint.guard === "admin");

  it.each(named)("serves $call", async ({ endpoint }) => {
    const path = endpoint.path.replace(/\{\w+\}/g, "some-id");
    const { status, body } = await api.call(endpoint.method, path);
    expect(body["code"]).not.toBe("method_not_allowed");
    // A missing row says so in the words of its room; this code is the router's own.
    expect([status, body["code"]]).not.toEqual([404, "not_found"]);
  });

  it.each(guarded)("asks for a session before $call reads anything", async ({ endpoint }) => {
    expect(await headOnly(api.address, endpoint)).toBe(401);
    expect(await headOnly(api.address, endpoint, "not-a-token")).toBe(401);
  });

  it.each(forAdmins)("[api bug 19] asks for an admin before $call reads anything", async ({ endpoint }) => {
    expect(await headOnly(api.address, endpoint, token)).toBe(403);
  });

  it("keeps everything under /admin and every change of companies for admins", () => {
    for (const { endpoint } of named) {
      const changes = endpoint.path.startsWith("/companies") && endpoint.method !== "GET";
      if (changes || endpoint.path.startsWith("/admin")) expect(endpoint.guard).toBe("admin");
    }
  });

  it("says of every call of a later room that it is not open", async () => {
    for (const { endpoint } of named.filter((one) => one.endpoint.later)) {
      const path = endpoint.path.replace(/\{\w+\}/g, "some-id");
      const { status, body } = await api.call(endpoint.method, path, { token: admin });
      expect([status, body["code"]]).toEqual([501, "not_open"]);
    }
  });
});
