import http from "node:http";
import net from "node:net";
import type { Duplex } from "node:stream";

/** Whether a request asks for a WebSocket, and not for another protocol. */
export const isWebSocket = ({ headers }: http.IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === "websocket";

/**
 * Answers a request that offers another protocol as if it had not. Several programs offer HTTP/2 with every first request,
 * and once somebody listens for upgrades these come here.
 */
export function answerPlainly(server: http.Server, request: http.IncomingMessage, socket: Duplex): void {
  if (!(socket instanceof net.Socket)) {
    socket.destroy();
    return;
  }
  const reply = new http.ServerResponse(request);
  reply.shouldKeepAlive = false;
  reply.assignSocket(socket);
  reply.on("finish", () => socket.end());
  socket.on("error", () => socket.destroy());
  server.emit("request", request, reply);
}
