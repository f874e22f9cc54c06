import net from "node:net";

/** Tests speak to this machine only: anything else is a fault of the test. */
const LOCAL = new Set(["127.0.0.1", "localhost", "::1", "0.0.0.0"]);

const connect = net.Socket.prototype.connect;

function hostOf(args: unknown[]): string | undefined {
  const first: unknown = Array.isArray(args[0]) ? args[0][0] : args[0];
  if (typeof first === "object" && first !== null) {
    return "host" in first && typeof first.host === "string" ? first.host : undefined;
  }
  return typeof args[1] === "string" ? args[1] : undefined;
}

net.Socket.prototype.connect = function (this: net.Socket, ...args: unknown[]) {
  const host = hostOf(args);
  if (host !== undefined && host !== "" && !LOCAL.has(host)) {
    throw new Error(`A test tried to reach ${host}; the network is closed.`);
  }
  return Reflect.apply(connect, this, args);
} as typeof connect;
