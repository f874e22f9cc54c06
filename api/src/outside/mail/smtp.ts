import { createTransport } from "nodemailer";
import type { SmtpSettings } from "../../env.ts";
import type { Mail } from "./port.ts";

/** Milliseconds to connect, and that a server may say nothing. */
const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

const LOCAL = new Set(["localhost", "127.0.0.1", "::1", "[::1]"]);

/** What of an error may be written down: mail servers quote the address in theirs. */
function partsOf(why: unknown): { code: string; status: number } {
  const { code, responseCode } = Object(why);
  return {
    code: typeof code === "string" ? code : "unknown",
    status: typeof responseCode === "number" ? responseCode : 0,
  };
}

/** Mail was not taken, for now. */
export class MailFailure extends Error {
  override name = "MailFailure";
}

/** Mail by SMTP (RFC 5321). A password goes over TLS alone, but to this very machine. */
export function smtpMail({ host, port, secure, user, pass, from }: SmtpSettings): Mail {
  const transport = createTransport({
    host,
    port,
    secure,
    requireTLS: !secure && user !== "" && !LOCAL.has(host),
    ...(user === "" ? {} : { auth: { user, pass } }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(letter) {
      try {
        await transport.sendMail({ from, ...letter });
        return "sent";
      } catch (why) {
        const { code, status } = partsOf(why);
        // A wrong password of our own is no fault of the letter's: whoever runs this will put it right.
        if (status >= 500 && code !== "EAUTH") return "refused";
        throw new MailFailure(`the mail server has not taken a letter: ${code} ${status}`);
      }
    },
  };
}
