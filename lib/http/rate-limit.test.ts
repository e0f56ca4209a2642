import { expect, it } from 'vitest';
import { rateLimit } from './rate-limit';

const from = (address: string) => new Headers({ 'x-socket-address': address });

it('stops an address after its limit, says for how long, and lets others and other writes pass', async () => {
  const attempts = Array.from({ length: 31 }, () => rateLimit('assessments', from('203.0.113.7')));
  const results = await Promise.all(attempts);
  expect(results.filter((result) => result.allowed)).toHaveLength(30);
  expect(results.at(-1)).toEqual({ allowed: false, retryAfter: 60 });
  expect(await rateLimit('assessments', from('203.0.113.8'))).toEqual({ allowed: true });
  expect(await rateLimit('events', from('203.0.113.7'))).toEqual({ allowed: true });
});

it('does not throttle everyone together where no address is known', async () => {
  const attempts = Array.from({ length: 40 }, () => rateLimit('assessments', new Headers()));
  expect((await Promise.all(attempts)).every((result) => result.allowed)).toBe(true);
});
