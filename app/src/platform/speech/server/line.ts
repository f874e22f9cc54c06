import { TRANSCRIBE_PATH } from "#models/contract/transcribe.ts";
import { browserNetwork } from "../../network.ts";
import { tokenOwner } from "../../net/profile.ts";
import { readToken } from "../../net/token.ts";
import type { Line } from "./delivery.ts";

/** The socket of our own server. */
function addressHere(): string {
  const address = new URL(TRANSCRIBE_PATH, location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return address.href;
}

/** The way to our server from this page. @param onOff told where the server says that it writes nothing down */
export const browserLine = (onOff: () => void): Line => ({
  open: () => new WebSocket(addressHere()),
  // What somebody has said is sent under their own name alone.
  tokenOf: (userId) => (tokenOwner() === userId ? readToken() : null),
  chance: Math.random,
  onNetwork: browserNetwork.subscribe,
  onOff,
});
