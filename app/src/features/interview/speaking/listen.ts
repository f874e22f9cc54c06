/** Hears of events wherever on the page they are, before anybody else, until what it returns is called. */
export function listen(listeners: Record<string, (event: Event) => void>): () => void {
  const all = Object.entries(listeners);
  for (const [name, listener] of all) addEventListener(name, listener, true);
  return () => {
    for (const [name, listener] of all) removeEventListener(name, listener, true);
  };
}
