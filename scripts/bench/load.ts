import type { Job, JobResult } from './job';
import { sendRequests } from './send-requests';
import { sendRows } from './send-rows';
import { traffic } from './traffic';

// A process of its own, so that what it costs to send is not the server's.

async function run(job: Job): Promise<JobResult> {
  const batches = traffic(job);
  try {
    const send =
      'requests' in job.to ? sendRequests(job.to.requests, batches) : sendRows(job.to.rows, batches);
    return await send(job.inFlight);
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', async (job: Job) => process.send?.(await run(job)));
process.once('disconnect', () => process.exit());
