import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";

/** A browser's keys: the two that it hands out, and the private one with which it reads. */
export type BrowserKeys = { p256dh: string; auth: string; ecdh: ECDH };

/** New keys of a browser. */
export function browserKeys(): BrowserKeys {
  const ecdh = createECDH("prime256v1");
  return { p256dh: ecdh.generateKeys("base64url"), auth: randomBytes(16).toString("base64url"), ecdh };
}

const hkdf = (salt: Buffer, secret: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length));

/** Reads a body of aes128gcm as a browser does (RFC 8188, RFC 8291). Throws when it is not for these keys. */
export function readPush(body: Buffer, { p256dh, auth, ecdh }: BrowserKeys): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), Buffer.from(p256dh, "base64url"), sender]);
  const secret = hkdf(Buffer.from(auth, "base64url"), ecdh.computeSecret(sender), info, 32);
  const key = hkdf(salt, secret, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = hkdf(salt, secret, Buffer.from("Content-Encoding: nonce\0"), 12);
  const opener = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

type Claims = { aud: string; exp: number; sub: string };

/** What a push service checks of the header (RFC 8292): the signature is the sender's. Throws when it is not. */
export function readVapid(authorization: string): { publicKey: string; claims: Claims } {
  const [, token = "", publicKey = ""] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head = "", body = "", signature = ""] = token.split(".");
  const point = Buffer.from(publicKey, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const key = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const signed = Buffer.from(`${head}.${body}`);
  const checks = { key, dsaEncoding: "ieee-p1363" } as const;
  if (!verify("sha256", signed, checks, Buffer.from(signature, "base64url"))) throw new Error("not signed");
  return { publicKey, claims: JSON.parse(Buffer.from(body, "base64url").toString()) };
}

export type Delivered = { path: string; headers: http.IncomingHttpHeaders; body: Buffer };

/** A push service on this machine: keeps what it gets, and answers with the statuses that a test has queued, else 201. */
export async function fakePushService() {
  const got: Delivered[] = [];
  const statuses: number[] = [];
  const server = http.createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      got.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(parts) });
      reply.writeHead(statuses.shift() ?? 201, { Location: "http://127.0.0.1:1/never" }).end("a text");
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    got,
    /** What the next pushes are answered with. */
    answer: (...next: number[]) => void statuses.push(...next),
    close: () => new Promise<void>((closed) => void server.close(() => closed())),
  };
}
