import type { Job, JobResult } from './cases';
import { sendRequests, sendRows } from './senders';
import { traffic } from './traffic';

// In a process of its own, so that the cost of sending is not added to the server's.

async function runJob(job: Job): Promise<JobResult> {
  const batches = traffic(job);
  try {
    const send =
      'requests' in job.to ? sendRequests(job.to.requests, batches) : sendRows(job.to.rows, batches);
    return await send(job.inFlight);
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', async (job: Job) => process.send?.(await runJob(job)));
process.once('disconnect', () => process.exit());
