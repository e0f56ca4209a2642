import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from './failure';

const DEADLOCK = '40P01';

/** For the other statement to take what this one let go: whoever comes back at once may be there before it. */
const HEAD_START_MS = 50;

/** Runs a statement once more when it was the one PostgreSQL ended so that another could go on. */
export async function retryDeadlock<Value>(statement: () => PromiseLike<Value>): Promise<Value> {
  try {
    return await statement();
  } catch (error) {
    if (codeOf(error) !== DEADLOCK) throw error;
    await sleep(HEAD_START_MS);
    return statement();
  }
}
