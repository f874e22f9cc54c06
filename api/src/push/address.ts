import type { LookupAddress, LookupOptions } from "node:dns";
import dns from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Networks that are not the internet: RFC 6890 and its successors. */
const PRIVATE = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  PRIVATE.addSubnet(network, bits, "ipv4");
}
/** The only part of IPv6 that is given out to the internet; the rest is local, mapped or reserved. */
const PUBLIC6 = new BlockList();
PUBLIC6.addSubnet("2000::", 3, "ipv6");
/** Within it: tunnels and documentation, which may lead to a private IPv4 address. */
const TUNNELS6 = new BlockList();
TUNNELS6.addSubnet("2001::", 23, "ipv6");
TUNNELS6.addSubnet("2001:db8::", 32, "ipv6");
TUNNELS6.addSubnet("2002::", 16, "ipv6");

/** Whether an IP address belongs to the internet, and not to this machine or a network behind it. */
export function isPublicAddress(ip: string): boolean {
  if (isIP(ip) === 4) return !PRIVATE.check(ip, "ipv4");
  return isIP(ip) === 6 && PUBLIC6.check(ip, "ipv6") && !TUNNELS6.check(ip, "ipv6");
}

/** Names that stand for this machine or a network behind it. */
const LOCAL_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|test|invalid|example|arpa)\.?$/;

/**
 * Whether an address may be a push service: https on its own port, no user, a name of the internet with a dot in it.
 * Push services have names, so that a bare IP address is none. Where the name leads is checked when it is dialled.
 */
export function isPushAddress(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  const bare = isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;
  const named = !bare && hostname.includes(".") && !LOCAL_NAME.test(hostname);
  return protocol === "https:" && port === "" && username === "" && password === "" && named;
}

/** Looks a name up and fails when it leads anywhere but to the internet; for a connection, so that nothing changes in between. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  const all: LookupOptions = { ...options, all: true };
  dns.lookup(hostname, all, (error, found) => {
    if (error) return done(error, "", 0);
    const addresses: LookupAddress[] =
      typeof found === "string" ? [{ address: found, family: isIP(found) }] : found;
    const inside = addresses.find(({ address }) => !isPublicAddress(address));
    const [first] = addresses;
    if (inside || !first) return done(new Error(`${hostname} is not on the internet.`), "", 0);
    if (options.all === true) return done(null, addresses);
    return done(null, first.address, first.family);
  });
};
