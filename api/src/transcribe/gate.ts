import type { WebSocket } from "ws";

/** Whether a socket is read. */
export type Gate = {
  isShut(): boolean;
  /** Reads nothing until `isFree`. The sender notices, and keeps what it has. */
  shutUntil(isFree: () => boolean): void;
  /** Is not needed any more. */
  leave(): void;
};

/** How often a sender who waits is looked at. */
const LOOK_MS = 250;

/** An open gate. */
export function makeGate(socket: WebSocket): Gate {
  let waiting: NodeJS.Timeout | undefined;
  return {
    isShut: () => waiting !== undefined,
    shutUntil(isFree) {
      if (waiting !== undefined || isFree()) return;
      socket.pause();
      const look = () => {
        waiting = isFree() ? undefined : setTimeout(look, LOOK_MS);
        if (waiting === undefined) socket.resume();
      };
      waiting = setTimeout(look, LOOK_MS);
    },
    leave() {
      clearTimeout(waiting);
      waiting = undefined;
    },
  };
}
