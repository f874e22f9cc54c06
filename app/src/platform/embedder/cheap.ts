/** What browsers tell of a connection, where they do. */
type Connection = { saveData?: boolean; type?: string; effectiveType?: string };

/**
 * Whether 23 MB may come over this network without being asked for: only where the browser says that it is fast and not
 * counted. One that says nothing (Safari, Firefox) may stand on a phone's data.
 */
export function isCheap(browser: { onLine?: boolean; connection?: Connection }): boolean {
  const { onLine, connection } = browser;
  if (onLine === false || !connection || connection.saveData === true) return false;
  const isUncounted = connection.type === undefined || ["wifi", "ethernet"].includes(connection.type);
  return isUncounted && connection.effectiveType === "4g";
}
