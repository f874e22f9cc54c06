/** Keeps what is made of an object as long as the object lives, so that it is made once. */
export function once<K extends object, V>(make: (of: K) => V): (of: K) => V {
  const known = new WeakMap<K, { made: V }>();
  return (of) => {
    const before = known.get(of);
    if (before !== undefined) return before.made;
    const made = make(of);
    known.set(of, { made });
    return made;
  };
}
