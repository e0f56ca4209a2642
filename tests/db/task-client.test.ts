import { expect, it, onTestFinished } from 'vitest';
import { openTaskClient } from '@/db/connect';
import { siteDatabase } from '../support/site-database';

const database = siteDatabase();

it('that loses its connection does not go on with another, outside of its transaction', async () => {
  const task = openTaskClient(database.current.url);
  onTestFinished(() => task.end({ timeout: 0 }));
  await task.unsafe('begin');
  const [own] = await task.unsafe<{ pid: number }[]>('select pg_backend_pid() as pid');
  await database.current.sql`select pg_terminate_backend(${own?.pid ?? 0})`;
  const insert = () => task.unsafe(`insert into site_secrets values ('a', 'b')`);
  // The driver may hear of the end before its next word or by it.
  await expect(insert()).rejects.toMatchObject({
    code: expect.stringMatching(/CONNECTION_CLOSED|57P01|EPIPE|ECONNRESET/),
  });
  await expect(insert()).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
});

it('is not ended by the driver for its age, as a long backup would be', () => {
  const task = openTaskClient(database.current.url);
  onTestFinished(() => task.end({ timeout: 0 }));
  expect(task.options.max_lifetime).toBeNull();
});
