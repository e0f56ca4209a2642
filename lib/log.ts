/** What may stand in the log: codes, counts and names of our own, never what a visitor wrote. */
type Details = Record<string, string | number | boolean>;

/** Writes one line of JSON to stderr, where a host's log collector finds it. */
export function log(event: string, details: Details = {}): void {
  console.error(JSON.stringify({ time: new Date().toISOString(), event, ...details }));
}
