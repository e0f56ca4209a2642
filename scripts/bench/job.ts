/** What the load process is asked to send. */
export type Job = {
  /** Where: a route of a site that is served, or the database itself. */
  to: { requests: string } | { rows: string };
  /** Events in each batch. */
  events: number;
  batches: number;
  /** Batches on their way at once, each on a connection of its own. */
  inFlight: number;
};

export type JobResult = { seconds: number; repeated: number } | { error: string };
