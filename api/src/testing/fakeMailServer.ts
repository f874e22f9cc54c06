import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A letter as it arrived. */
export type Arrived = { from: string; to: string[]; raw: string };

/** What the server says to the next recipients: 250, or a refusal such as 451 (later) or 550 (never). */
type Answer = 250 | 451 | 550;

const refusal = (status: Answer) =>
  Object.assign(new Error(`${status} no such person <somebody@example.com>`), { responseCode: status });

/** The readable part of a letter in a transfer encoding of RFC 2045. */
export function decoded(part: string): string {
  const [head = "", ...rest] = part.split(/\r?\n\r?\n/);
  const body = rest.join("\n\n");
  if (/Content-Transfer-Encoding: base64/i.test(head)) return Buffer.from(body, "base64").toString("utf8");
  if (!/Content-Transfer-Encoding: quoted-printable/i.test(head)) return body;
  const bytes = body
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

/** The parts of a letter by their type, decoded. */
export function partsOf(raw: string): { text: string; html: string } {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1] ?? "none";
  const parts = raw.split(`--${boundary}`);
  const find = (type: string) =>
    decoded((parts.find((part) => part.includes(`Content-Type: ${type}`)) ?? "").trim());
  return { text: find("text/plain"), html: find("text/html") };
}

/** A mail server on this machine: keeps what it takes, and refuses as a test has queued. */
export async function fakeMailServer() {
  const got: Arrived[] = [];
  const answers: Answer[] = [];
  let tries = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onRcptTo(_address, _session, done) {
      tries++;
      const status = answers.shift() ?? 250;
      done(status === 250 ? null : refusal(status));
    },
    onData(stream, session, done) {
      let raw = "";
      stream.on("data", (part) => (raw += part));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        got.push({ from: mailFrom ? mailFrom.address : "", to: rcptTo.map(({ address }) => address), raw });
        done();
      });
    },
  });
  await new Promise<void>((ready) => void server.listen(0, "127.0.0.1", ready));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    got,
    tries: () => tries,
    /** What the next recipients are answered with. */
    answer: (...next: Answer[]) => void answers.push(...next),
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
}
