/** Runs `flush` whenever the page may be about to go: the last moments in which a browser still lets it write. */
export function whenHidden(flush: () => void): void {
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") flush();
  });
  addEventListener("pagehide", flush, { capture: true });
  addEventListener("beforeunload", flush);
  document.addEventListener("freeze", flush);
}
