const limit = 500;

/** Reads each text once: a site's visitors share few browsers, and reading one costs more than the rest of a request. */
export function remembered<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const value = known.get(text) ?? read(text);
    if (known.size >= limit) known.clear();
    known.set(text, value);
    return value;
  };
}
