/** Sends what was prepared over so many connections at once; `repeated` are batches refused with a 503 and sent again. */
export type Send = (connections: number) => Promise<{ seconds: number; repeated: number }>;

/** Does the work on all items, so many at once, and measures. @returns seconds */
export async function inFlight<Item>(
  items: Item[],
  workers: ((item: Item) => Promise<unknown>)[],
): Promise<number> {
  const rest = items.values();
  const started = performance.now();
  await Promise.all(
    workers.map(async (work) => {
      for (const item of rest) await work(item);
    }),
  );
  return (performance.now() - started) / 1000;
}
