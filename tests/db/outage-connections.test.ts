import { expect, it, onTestFinished, vi } from 'vitest';
import { pingDatabase } from '@/db/queries/health';
import { expectWriteWithin, failingConnectedDatabase, fiftyAtOnce } from '../support/failing-database';
import { holdDeadlines, releaseDeadlines } from '../support/slow-time';

const site = failingConnectedDatabase();

for (const { outage, tags } of [
  { outage: 'refuse', tags: [] },
  { outage: 'slam', tags: ['full'] },
] as const)
  it(`is asked ever more seldom while it is away (${outage})`, { tags: [...tags] }, async () => {
    await site.network[outage]();
    const before = site.network.attempts();
    // The time of attempts: three seconds, however long the machine takes for them.
    let now = performance.now();
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
    onTestFinished(() => clock.mockRestore());
    for (let question = 0; question < 300; question += 1, now += 10)
      expect(await pingDatabase()).toBe('down');
    expect(site.network.attempts() - before).toBeLessThan(30);
  });

it('writes at once when the connections were cut between two visits', async () => {
  await site.network.refuse();
  await site.network.heal();
  await expectWriteWithin(1000, site.database);
});

it('gives up the connections of a hanging database once, not once for each visitor', async () => {
  site.network.hang();
  const hanging = globalThis.databasePool;
  await fiftyAtOnce();
  expect(globalThis.databasePool).not.toBe(hanging);
  await site.network.heal();

  await expectWriteWithin(3000, site.database);
  const healed = globalThis.databasePool;
  // On a busy machine fifty statements are late enough to be given up.
  holdDeadlines();
  onTestFinished(releaseDeadlines);
  await fiftyAtOnce();
  expect(globalThis.databasePool).toBe(healed);
});
