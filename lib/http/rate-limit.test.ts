import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, it, onTestFinished, vi } from 'vitest';
import { limitWrites } from './rate-limit';

const from = (address: string) => new Headers({ 'x-socket-address': address });

it('stops an address after its limit, says for how long, and lets others and other writes pass', async () => {
  const attempts = Array.from({ length: 31 }, () => limitWrites('assessment', from('203.0.113.7')));
  const results = await Promise.all(attempts);
  expect(results.filter((result) => result.ok)).toHaveLength(30);
  expect(results.at(-1)).toMatchObject({ ok: false, status: 429, retryAfter: 60 });
  expect(await limitWrites('assessment', from('203.0.113.8'))).toEqual({ ok: true });
  expect(await limitWrites('events', from('203.0.113.7'))).toEqual({ ok: true });
});

it('takes all addresses of an IPv6 network for one', async () => {
  const attempts = Array.from({ length: 31 }, (_, index) =>
    limitWrites('assessment', from(`2001:db8::${index}`)),
  );
  expect((await Promise.all(attempts)).filter(({ ok }) => ok)).toHaveLength(30);
  expect(await limitWrites('assessment', from('2001:db8:0:1::1'))).toEqual({ ok: true });
});

it('does not throttle everyone together where no address is known', async () => {
  const attempts = Array.from({ length: 40 }, () => limitWrites('assessment', new Headers()));
  expect((await Promise.all(attempts)).every((result) => result.ok)).toBe(true);
});

it('keeps nothing of a request in the timer of its client', async () => {
  const request = new AsyncLocalStorage<string>();
  const kept: (string | undefined)[] = [];
  const timer = vi.spyOn(globalThis, 'setTimeout').mockImplementation(() => {
    kept.push(request.getStore());
    return {} as NodeJS.Timeout;
  });
  onTestFinished(() => timer.mockRestore());
  await request.run('a request', () => limitWrites('events', from('203.0.113.9')));
  expect(kept).toEqual([undefined]);
});
