import { ping } from '@/db/queries/http';

export type Health = {
  status: 'ok' | 'unavailable';
  /** `unset`: there is no `DATABASE_URL`, which is no failure (decision 0035). */
  database: 'up' | 'down' | 'unset';
};

/**
 * How this process is, within a second.
 * @param asked `alive`: it can serve pages, with or without its database. `ready`: it can also keep what it is sent.
 */
export async function checkHealth(asked: 'alive' | 'ready'): Promise<Health> {
  const database = await ping();
  return { status: asked === 'ready' && database === 'down' ? 'unavailable' : 'ok', database };
}
