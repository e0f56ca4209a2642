import { codeOf } from './failure';

const DEADLOCK = '40P01';

/** Runs a statement once more when it was the one PostgreSQL ended so that another could go on. */
export async function retryDeadlock<Value>(statement: () => PromiseLike<Value>): Promise<Value> {
  try {
    return await statement();
  } catch (error) {
    if (codeOf(error) !== DEADLOCK) throw error;
    return statement();
  }
}
