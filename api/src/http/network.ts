const GROUPS = 8;
const groupsOf = (part = "") => (part === "" ? [] : part.split(":"));

/**
 * What limits count as one caller: an IPv4 address, or the first 64 bits of an IPv6 address, since every home and phone
 * has all addresses behind those to itself.
 */
export function networkOf(ip: string): string {
  if (!ip.includes(":")) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const [head, tail] = (ip.split("%")[0] ?? "").toLowerCase().split("::").map(groupsOf);
  const known = [...(head ?? []), ...(tail ?? [])].length;
  const zeros = Array.from({ length: Math.max(0, GROUPS - known) }, () => "0");
  const groups = tail ? [...(head ?? []), ...zeros, ...tail] : (head ?? []);
  return groups
    .slice(0, GROUPS / 2)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
