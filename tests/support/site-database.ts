import { afterAll, beforeAll } from 'vitest';
import { closeDatabase } from '@/db/client';
import { createTestDatabase, type TestDatabase } from './database';
import { holdDeadlines } from './slow-time';

/**
 * Gives a test file a database, and makes the site's own client use it, which waits for it as long as it takes. The
 * result can only be read inside tests.
 */
export function siteDatabase(): { current: TestDatabase } {
  const holder: { current?: TestDatabase } = {};
  beforeAll(async () => {
    holder.current = await createTestDatabase();
    process.env.DATABASE_URL = holder.current.url;
    holdDeadlines();
  });
  afterAll(async () => {
    await closeDatabase();
    await holder.current?.drop();
  });
  return {
    get current() {
      if (!holder.current) throw new Error('The database is made before the first test, not before.');
      return holder.current;
    },
  };
}
