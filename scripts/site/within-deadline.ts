import { setTimeout as sleep } from 'node:timers/promises';

/** @throws {Error} with the code `DEADLINE` when the work has not ended after so many milliseconds */
export async function withinDeadline<Value>(work: PromiseLike<Value>, milliseconds: number): Promise<Value> {
  const over = new AbortController();
  const deadline = sleep(milliseconds, undefined, over).then(() => {
    throw Object.assign(new Error('There was no answer in time.'), { code: 'DEADLINE' });
  });
  // Aborting rejects it, which nobody waits for; the race notices the deadline by itself.
  deadline.catch(() => undefined);
  return Promise.race([work, deadline]).finally(() => over.abort());
}
