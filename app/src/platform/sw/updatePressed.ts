const KEY = "taiyari-update-pressed";

/** What this needs of the browser. */
export type Keeper = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * Remembers over a load of the page that Update was pressed, and on which release: a load that meets the change of
 * versions may bring the old one once more.
 * @param keeper `sessionStorage`; it may throw where it is forbidden, and nothing is remembered then
 * @param release what tells this release from others
 */
export function updatePressed(keeper: () => Keeper, release: string) {
  function trying<T>(work: (keeper: Keeper) => T): T | undefined {
    try {
      return work(keeper());
    } catch {
      return undefined; // The notice comes back, and is pressed again.
    }
  }
  const forget = () => trying((kept) => kept.removeItem(KEY));
  return {
    note: () => trying((kept) => kept.setItem(KEY, release)),
    forget,
    /** Whether the load after a press has brought the same release again; true once. */
    wasLost(): boolean {
      const lost = trying((kept) => kept.getItem(KEY)) === release;
      forget();
      return lost;
    },
  };
}

/** See updatePressed. */
export type UpdatePressed = ReturnType<typeof updatePressed>;
