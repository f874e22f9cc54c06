import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestApi, testApi } from "../testing/testApi.ts";

describe("bodies", () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await testApi("sqlite");
    token = (await api.signUpAdmin()).token;
  });
  afterAll(() => api.close());

  const send = async (body: BodyInit | null, headers: Record<string, string> = {}) => {
    const reply = await fetch(`${api.address}/api/companies`, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json", ...headers },
      body,
    });
    return [reply.status, (await reply.json()).code ?? "done"];
  };

  it("may have 1 MB and no byte more, and the reply says so", async () => {
    const around = '{"name":"A","extra":""}'.length;
    const fitting = `{"name":"A","extra":"${"x".repeat(1_048_576 - around)}"}`;
    expect(await send(fitting)).toEqual([201, "done"]);
    expect(await send(`${fitting} `)).toEqual([413, "too_large"]);
  });

  it("are counted as they come when their length is not told", async () => {
    const { port } = new URL(api.address);
    const { request } = await import("node:http");
    const status = await new Promise((resolve, reject) => {
      const call = request({ port, host: "127.0.0.1", method: "POST", path: "/api/companies" }, (reply) =>
        resolve(reply.resume().statusCode),
      ).on("error", reject);
      call.setHeader("Authorization", `Bearer ${token}`).setHeader("Content-Type", "application/json");
      for (let n = 0; n < 40; n++) call.write("x".repeat(65_536));
      call.end();
    });
    expect(status).toBe(413);
  });

  it.each([
    ["nothing", null, {}, [400, "bad_json"]],
    ["half of an object", '{"name":', {}, [400, "bad_json"]],
    ["bytes that are no text", new Uint8Array([0x22, 0xff, 0x22]), {}, [400, "bad_json"]],
    ["a form", "name=A", { "Content-Type": "application/x-www-form-urlencoded" }, [415, "not_acceptable"]],
    ["something packed", "{}", { "Content-Encoding": "gzip" }, [415, "not_acceptable"]],
    ["a list", "[]", {}, [400, "bad_request"]],
  ] as const)("refuse %s", async (_, body, headers, expected) => {
    expect(await send(body, headers)).toEqual(expected);
  });

  it("cannot change what all objects are made from", async () => {
    expect(
      await send('{"name":"A","__proto__":{"role":"admin"},"constructor":{"prototype":{"x":1}}}'),
    ).toEqual([201, "done"]);
    expect(Object(Object.create({}))["role"]).toBeUndefined();
    expect("x" in {}).toBe(false);
  });
});
