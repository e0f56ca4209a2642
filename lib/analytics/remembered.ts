const limit = 500;

/** Reads each text once: a site's visitors share few browsers, and reading one costs more than the rest of a request. */
export function remembered<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= limit) known.clear();
    const value = read(text);
    known.set(text, value);
    return value;
  };
}
