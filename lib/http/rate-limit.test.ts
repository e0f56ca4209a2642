import { AsyncLocalStorage } from 'node:async_hooks';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { expect, it, onTestFinished, vi } from 'vitest';
import { socketAddressHeader } from './client-address';
import { countUnreadable, limitWrites, periodicallyShared } from './rate-limit';

const from = (address: string) => new Headers({ [socketAddressHeader]: address });

it('stops an address after its limit, says for how long, and lets others and other writes pass', async () => {
  const attempts = Array.from({ length: 31 }, () => limitWrites('assessment', from('203.0.113.7')));
  const results = await Promise.all(attempts);
  expect(results.filter((result) => result.ok)).toHaveLength(30);
  expect(results.at(-1)).toMatchObject({ ok: false, status: 429, retryAfter: 60 });
  expect(await limitWrites('assessment', from('203.0.113.8'))).toEqual({ ok: true });
  expect(await limitWrites('events', from('203.0.113.7'))).toEqual({ ok: true });
});

it.each([
  ['assessment', 30],
  ['form', 60],
  ['events', 600],
  ['provider', 600],
] as const)(
  'lets one address send as many writes of the kind %s as its limit says: %i',
  async (kind, most) => {
    const attempts = Array.from({ length: most + 1 }, () => limitWrites(kind, from('203.0.113.12')));
    expect((await Promise.all(attempts)).filter(({ ok }) => ok)).toHaveLength(most);
  },
);

it('takes all addresses of an IPv6 network for one', async () => {
  const attempts = Array.from({ length: 31 }, (_, index) =>
    limitWrites('assessment', from(`2001:db8::${index}`)),
  );
  expect((await Promise.all(attempts)).filter(({ ok }) => ok)).toHaveLength(30);
  expect(await limitWrites('assessment', from('2001:db8:0:1::1'))).toEqual({ ok: true });
});

it('counts a body that cannot be read six times', async () => {
  const client = from('203.0.113.10');
  for (let sent = 0; sent < 5; sent += 1) {
    expect(await limitWrites('assessment', client)).toEqual({ ok: true });
    await countUnreadable('assessment', client);
  }
  expect(await limitWrites('assessment', client)).toMatchObject({ ok: false, status: 429 });
});

it('refuses until tomorrow what is more than the 20 MB a network may have stored a day', async () => {
  const client = new Headers({
    [socketAddressHeader]: '203.0.113.11',
    'content-length': String(10 * 1024 * 1024),
  });
  expect(await limitWrites('form', client)).toEqual({ ok: true });
  expect(await limitWrites('form', client)).toEqual({ ok: true });
  const refused = await limitWrites('form', client);
  expect(refused).toMatchObject({ ok: false, status: 429 });
  expect(refused.ok || refused.retryAfter).toBeLessThanOrEqual(24 * 60 * 60);
  expect(refused.ok || refused.message).toMatch(/Please wait (a minute|\d\d? minutes|\d\d? hours) and/);
  expect(await limitWrites('events', client)).toEqual({ ok: true });
});

it('does not throttle everyone together where no address is known, and says so once', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => printed.mockRestore());
  const attempts = Array.from({ length: 40 }, () => limitWrites('assessment', new Headers()));
  expect((await Promise.all(attempts)).every((result) => result.ok)).toBe(true);
  expect(printed.mock.calls.flat().filter((line) => String(line).includes('address_unknown'))).toHaveLength(
    1,
  );
});

it('says once that too few proxies are trusted, and nothing where none is: there Next writes the header itself', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => {
    printed.mockRestore();
    vi.unstubAllEnvs();
    vi.resetModules();
  });
  const passed = (addresses: string) =>
    new Headers({ [socketAddressHeader]: '203.0.113.13', 'x-forwarded-for': addresses });
  const said = () =>
    printed.mock.calls
      .flat()
      .flatMap((line) => (`${line}`.includes('proxy_') ? [JSON.parse(`${line}`)] : []));
  await limitWrites('form', passed('203.0.113.13'));
  vi.stubEnv('TRUSTED_PROXY_HOPS', '1');
  vi.resetModules();
  const { limitWrites: limitBehindOne } = await import('./rate-limit');
  await limitBehindOne('form', passed('203.0.113.13'));
  expect(said()).toEqual([]);
  for (let time = 0; time < 3; time++) await limitBehindOne('form', passed('203.0.113.13, 10.0.0.1'));
  expect(said()).toMatchObject([
    { event: 'proxy_hops', hint: expect.stringMatching(/TRUSTED_PROXY_HOPS=2$/) },
  ]);
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

const limit = { points: 10, duration: 60 };

/** An instance that tells of every third write; `told` counts how often it asked. */
function instance(shared: RateLimiterMemory, points = limit.points) {
  const told: number[] = [];
  const counted = {
    consume: (key: string | number, points: number) => {
      told.push(points);
      return shared.consume(key, points);
    },
  };
  const limiter = periodicallyShared(new RateLimiterMemory({ ...limit, points }), counted, 3);
  const write = async (key = 'visitor', count = 1) => {
    const refused = await limiter.consume(key, count).then(
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

it('tells of every point once, however many a write counts for', async () => {
  const one = instance(new RateLimiterMemory({ points: 100, duration: 60 }), 100);
  for (const points of [2, 2, 7, 1, 3]) await one.write('visitor', points);
  expect(one.told).toEqual([3, 6, 3, 3]);
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

it('goes on refusing for as long as all instances do, without asking, and then asks again', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const asked = vi.fn(() => Promise.reject(new RateLimiterRes(0, 20_000, limit.points + 1, false)));
  const limiter = periodicallyShared(new RateLimiterMemory(limit), { consume: asked }, 1);
  const refused = () => expect(limiter.consume('visitor')).rejects.toBeInstanceOf(RateLimiterRes);
  await refused();
  vi.advanceTimersByTime(19_900);
  await refused();
  expect(asked).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(200);
  await refused();
  expect(asked).toHaveBeenCalledTimes(2);
});

it('lets a failure through as what it is', async () => {
  const broken = { consume: () => Promise.reject(new Error('no store')) };
  const limiter = periodicallyShared(new RateLimiterMemory(limit), broken, 1);
  await expect(limiter.consume('visitor')).rejects.toThrow('no store');
});
