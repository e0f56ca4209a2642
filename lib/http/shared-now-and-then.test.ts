import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { expect, it } from 'vitest';
import { sharedNowAndThen } from './shared-now-and-then';

const limit = { points: 10, duration: 60 };

/** An instance that tells of every third write; `told` counts how often it asked. */
function instance(shared: RateLimiterMemory) {
  const told: number[] = [];
  const counted = {
    consume: (key: string | number, points: number) => {
      told.push(points);
      return shared.consume(key, points);
    },
  };
  const limiter = sharedNowAndThen(new RateLimiterMemory(limit), counted, 3);
  const write = async (key = 'visitor') => {
    const refused = await limiter.consume(key).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (refused !== undefined && !(refused instanceof RateLimiterRes)) throw refused;
    return refused ? 'refused' : 'passed';
  };
  return { write, told };
}

const times = async (count: number, write: () => Promise<string>) => {
  const results: string[] = [];
  for (let index = 0; index < count; index += 1) results.push(await write());
  return results;
};

it('costs a statement for every third write alone, which tells of all three', async () => {
  const one = instance(new RateLimiterMemory(limit));
  expect(await times(8, one.write)).toEqual(Array(8).fill('passed'));
  expect(one.told).toEqual([3, 3]);
});

it('refuses what is over the limit of this instance without asking', async () => {
  const one = instance(new RateLimiterMemory(limit));
  expect(await times(12, one.write)).toEqual([...Array(10).fill('passed'), 'refused', 'refused']);
  expect(one.told).toEqual([3, 3, 3]);
});

it('refuses a client that spreads its writes over instances, and goes on refusing', async () => {
  const shared = new RateLimiterMemory(limit);
  const [one, other] = [instance(shared), instance(shared)];
  await times(8, one.write);
  expect(await times(6, other.write)).toEqual([...Array(5).fill('passed'), 'refused']);
  expect(await times(3, other.write)).toEqual(Array(3).fill('refused'));
  expect(other.told).toEqual([3, 3]);
  expect(await other.write('somebody else')).toBe('passed');
});

it('lets a failure through as what it is', async () => {
  const broken = { consume: () => Promise.reject(new Error('no store')) };
  const limiter = sharedNowAndThen(new RateLimiterMemory(limit), broken, 1);
  await expect(limiter.consume('visitor')).rejects.toThrow('no store');
});
