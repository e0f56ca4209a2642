import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { networkAnswers } from './network-answers';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Answer = 'none' | 'silence' | number;

/** A network that gives one of these answers to each question, and the seconds at which it was asked. */
function network(...answers: Answer[]) {
  const asked: number[] = [];
  const begun = Date.now();
  vi.stubGlobal('fetch', async () => {
    const answer = answers[asked.length];
    asked.push((Date.now() - begun) / 1000);
    if (answer === 'silence') await new Promise(() => {});
    if (typeof answer !== 'number') throw new TypeError('Failed to fetch');
    return new Response(null, { status: answer });
  });
  return asked;
}

it('asks again each second, and after ten where nothing is heard', async () => {
  const asked = network('none', 'none', 'silence', 200);
  const settled = vi.fn();
  void networkAnswers('/contact', new AbortController().signal).then(settled);
  await vi.advanceTimersByTimeAsync(12_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual([0, 1, 2, 13]);
  expect(settled).toHaveBeenCalledOnce();
});

it('takes the page of a proxy without its site for no answer, and a page that is not there for one', async () => {
  const asked = network(502, 503, 404);
  const settled = networkAnswers('/contact', new AbortController().signal);
  await vi.advanceTimersByTimeAsync(2000);
  await settled;
  expect(asked).toEqual([0, 1, 2]);
});

it('lets go of a question that is never answered', async () => {
  const open = new Set<AbortSignal>();
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    open.add(signal);
    signal.addEventListener('abort', () => open.delete(signal));
    return new Promise(() => {});
  });
  const stop = new AbortController();
  void networkAnswers('/contact', stop.signal);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(open.size).toBe(1);
  stop.abort();
  expect(open.size).toBe(0);
});

it('ends when it is stopped', async () => {
  const asked = network('none', 'none', 'none');
  const stop = new AbortController();
  const settled = networkAnswers('/contact', stop.signal);
  await vi.advanceTimersByTimeAsync(1500);
  stop.abort();
  await vi.advanceTimersByTimeAsync(10_000);
  await settled;
  expect(asked).toEqual([0, 1]);
});
