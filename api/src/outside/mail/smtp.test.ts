import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fakeMailServer, partsOf } from "../../testing/fakeMailServer.ts";
import { readEnv } from "../../env.ts";
import { smtpMail } from "./smtp.ts";

describe("mail by SMTP", () => {
  let server: Awaited<ReturnType<typeof fakeMailServer>>;
  beforeAll(async () => {
    server = await fakeMailServer();
  });
  afterAll(() => server.close());

  const letter = { to: "asha@example.com", subject: "नमस्ते", text: "Plain: नमस्ते\n", html: "<p>नमस्ते</p>" };
  const settings = () => {
    const env = readEnv({
      NODE_ENV: "test",
      SMTP_URL: server.url,
      SMTP_FROM: "Taiyari <hello@taiyari.example>",
      PUBLIC_URL: "https://taiyari.example",
    });
    return env.smtp ?? expect.fail("no settings");
  };

  it("arrives as plain text and as HTML, from the address of the settings", async () => {
    expect(await smtpMail(settings()).send(letter)).toBe("sent");
    const [arrived] = server.got;
    expect(arrived).toMatchObject({ from: "hello@taiyari.example", to: ["asha@example.com"] });
    const { text, html } = partsOf(arrived?.raw ?? "");
    expect([text.trim(), html.trim()]).toEqual(["Plain: नमस्ते", "<p>नमस्ते</p>"]);
  });

  it("is to be tried again when the server is busy, and the error names nobody", async () => {
    server.answer(451);
    const why = await smtpMail(settings())
      .send(letter)
      .catch((error: unknown) => error);
    expect(why).toBeInstanceOf(Error);
    expect(String(why)).toMatch(/451/);
    expect(`${String(why)} ${String(Object(why).cause)}`).not.toMatch(/example\.com/);
  });

  it("is refused when the server will never take it", async () => {
    server.answer(550);
    expect(await smtpMail(settings()).send(letter)).toBe("refused");
  });

  it("is to be tried again when nobody listens", async () => {
    await expect(smtpMail({ ...settings(), port: 1 }).send(letter)).rejects.toThrow(/not taken/);
  });
});
