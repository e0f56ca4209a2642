/** Milliseconds until a script that did not come is asked for again; twice as long after each time, up to the longest. */
const pauses = { first: 1000, longest: 30_000 };

/** Asks for a part of a page until it comes, however long the network is away; what it brings is never a failure. */
export async function loadUntilThere<Part>(load: () => Promise<Part>, pause = pauses.first): Promise<Part> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pause));
    return loadUntilThere(load, Math.min(2 * pause, pauses.longest));
  }
}
