const tagOf = (value: object) => Object.prototype.toString.call(value);

/** Own keys that a reader of the value would list, in no order that counts. */
const keysOf = (value: object) => Object.keys(value).sort();

type Pairs = readonly (readonly [object, object])[];

/** A pair that is being compared already: two values that go round in the same way are the same. */
const isUnderWay = (pairs: Pairs, a: object, b: object) =>
  pairs.some(([first, second]) => first === a && second === b);

function sameKeys(a: object, b: object, pairs: Pairs): boolean {
  const keys = keysOf(a);
  const others = keysOf(b);
  if (keys.length !== others.length) return false;
  return keys.every((key, at) => key === others[at] && same(Reflect.get(a, key), Reflect.get(b, key), pairs));
}

function sameMembers(a: readonly unknown[], b: readonly unknown[], pairs: Pairs): boolean {
  if (a.length !== b.length) return false;
  const left = [...b];
  return a.every((member) => {
    const at = left.findIndex((other) => same(member, other, pairs));
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

function sameObject(a: object, b: object, before: Pairs): boolean {
  if (tagOf(a) !== tagOf(b)) return false;
  if (isUnderWay(before, a, b)) return true;
  const pairs: Pairs = [...before, [a, b]];
  // A hole in a list reads as undefined, so lists are compared by place and not by their keys.
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && Array.from(a).every((one, at) => same(one, b[at], pairs));
  if (a instanceof Map && b instanceof Map) return sameMembers([...a], [...b], pairs);
  if (a instanceof Set && b instanceof Set) return sameMembers([...a], [...b], pairs);
  if (tagOf(a) === "[object Date]") return Object.is(Number(a), Number(b));
  return sameKeys(a, b, pairs);
}

function same(a: unknown, b: unknown, pairs: Pairs): boolean {
  // 0 and -0 are one number to whoever reads a result; NaN is the same as itself.
  if (a === b || (Number.isNaN(a) && Number.isNaN(b))) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  return sameObject(a, b, pairs);
}

/**
 * Whether two results say the same, by what is in them: lists in order, objects and sets in any order, NaN like NaN,
 * 0 like -0. undefined is not null, and 1 is not "1" (rule CO2).
 */
export const sameValue = (a: unknown, b: unknown): boolean => same(a, b, []);
