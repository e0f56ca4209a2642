import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onShutdown } from '@/scripts/site/shutdown';
import type { Job, JobResult } from './job';

/** Starts the process that makes the load. The function returned has it do one job, and answers in events a second. */
export function startLoad(): (job: Job) => Promise<number> {
  const child = fork(fileURLToPath(new URL('./load.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] });
  onShutdown(async () => void child.kill());
  return async (job) => {
    child.send(job);
    const [result] = (await once(child, 'message')) as [JobResult];
    if ('error' in result) throw new Error(`The load stopped: ${result.error}`);
    if (result.repeated > 0)
      console.log(`  ${result.repeated} batches were refused with a 503 and sent again.`);
    return (job.batches * job.events) / result.seconds;
  };
}
