/** A record with a value for each of the keys, in their order. */
export function recordOf<Key extends string, Value>(keys: readonly Key[], makeValue: (key: Key) => Value) {
  const entries: [Key, Value][] = keys.map((key) => [key, makeValue(key)]);
  return Object.fromEntries(entries) as Record<Key, Value>;
}
