import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

let client: typeof import('./client');
let runQuery: typeof import('./run-query').runQuery;

// Nothing is connected before a statement asks for it, and none here does.
beforeEach(async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@localhost:1/none');
  vi.resetModules();
  client = await import('./client');
  ({ runQuery } = await import('./run-query'));
  onTestFinished(async () => {
    await client.closeDatabase();
    vi.unstubAllEnvs();
    vi.resetModules();
  });
});

it('does not replace connections that were opened a moment ago, and does replace older ones', () => {
  const pool = client.currentPool();
  if (!pool) throw new Error('There is an address.');
  client.replacePool(pool);
  expect(client.currentPool()).toBe(pool);
  pool.opened -= 251;
  client.replacePool(pool);
  expect(client.currentPool()).not.toBe(pool);
});

it('gives connections up with the first late query where none was answered for more than a second', () => {
  const pool = client.currentPool();
  if (!pool) throw new Error('There is an address.');
  const clock = vi.spyOn(performance, 'now').mockReturnValue(100_000);
  onTestFinished(() => clock.mockRestore());
  pool.lastAnswer = 99_000;
  client.countLate(pool);
  expect(client.currentPool()).toBe(pool);
  pool.lastAnswer = 98_999;
  client.countLate(pool);
  expect(client.currentPool()).not.toBe(pool);
});

it.each(['is answered', 'fails'])('counts a query as under way until it %s', async (end) => {
  const next = new EventTarget();
  const statement = () =>
    new Promise<void>((resolve, reject) => {
      next.addEventListener('is answered', () => resolve());
      next.addEventListener('fails', () => reject(new Error('no such table')));
    });
  const query = runQuery(statement, 'look');
  expect(client.databaseUse().running).toBe(1);
  next.dispatchEvent(new Event(end));
  await query;
  expect(client.databaseUse().running).toBe(0);
});
