/** Those who want to be told, and how to tell them. */
export function listeners() {
  const all = new Set<() => void>();
  return {
    tell: () => all.forEach((listener) => listener()),
    subscribe(listener: () => void) {
      all.add(listener);
      return () => void all.delete(listener);
    },
  };
}
