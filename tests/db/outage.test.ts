import { describe, expect, it, vi } from 'vitest';
import { closeDatabase } from '@/db/client';
import { pingDatabase } from '@/db/queries/health';
import { expectWriteWithin, failingConnectedDatabase, fiftyAtOnce } from '../support/failing-database';
import { endsWithin } from '../support/slow-time';

const site = failingConnectedDatabase();

const logged = () => site.log.mock.calls.flat().map((line) => JSON.parse(line));

/** What happens to the network; each must leave the site as quick and as quiet. */
const outages: [name: string, begin: () => void | Promise<void>][] = [
  ['that accepts and never answers, with connections open', () => site.network.hang()],
  [
    'that accepts and never answers, from the first connection on',
    async () => {
      await closeDatabase();
      site.network.hang();
    },
  ],
  ['that refuses connections', () => site.network.refuse()],
  ['whose balancer accepts and closes', () => site.network.slam()],
];

describe.each(outages)('a database %s', (_name, begin) => {
  it('keeps none of 50 visitors from a recommendation within 2.5 s', async () => {
    await begin();
    const answers = await fiftyAtOnce();

    expect(answers.map(({ stored }) => stored)).toEqual(Array(50).fill('later'));
    expect(new Set(answers.map(({ service }) => service))).toEqual(new Set(['FULL Backend Optimization']));
    expect(answers.map(({ isInTime }) => isInTime)).toEqual(Array(50).fill(true));
  });

  it('is written to again within 3 s of its return', async () => {
    await begin();
    await fiftyAtOnce();
    await site.network.heal();
    await expectWriteWithin(3000, site.database);
  });

  it('is logged once when it goes and once when it is back, without a word of the visitors', async () => {
    await begin();
    await fiftyAtOnce();
    await fiftyAtOnce();
    await site.network.heal();
    await expectWriteWithin(3000, site.database);

    expect(logged()).toMatchObject([
      { event: 'database_away', code: expect.stringMatching(/^[A-Z_]+$/), cause: expect.any(String) },
      { event: 'database_back' },
    ]);
    expect(site.log.mock.calls.flat().join('\n')).not.toMatch(/Test Visitor|daily operations|postgres:/);
  });

  it('is down for a health check, within 1.5 s, and up again afterwards', async () => {
    expect(await pingDatabase()).toBe('up');
    await begin();
    const health = pingDatabase();
    expect(await endsWithin(1500, health)).toBe(true);
    expect(await health).toBe('down');

    await site.network.heal();
    await vi.waitFor(async () => expect(await pingDatabase()).toBe('up'), 60_000);
  });
});
