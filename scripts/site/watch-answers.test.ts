import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shortenBrokenUploads } from './watch-answers';

const original = console.error;
const printed = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  printed.mockReset();
  console.error = printed;
  shortenBrokenUploads();
});
afterEach(() => {
  // The window of one test is over before the next.
  vi.advanceTimersByTime(600_000);
  console.error = original;
  vi.useRealTimers();
});

const brokenUpload = () => Object.assign(new Error('aborted'), { code: 'ECONNRESET' });

const counts = () => printed.mock.calls.flat().map((line) => JSON.parse(String(line)).count);

it('prints a thousand broken uploads as two lines a minute', () => {
  for (let upload = 0; upload < 1000; upload += 1) console.error('⨯', brokenUpload());
  vi.advanceTimersByTime(60_000);
  expect(counts()).toEqual([1, 999]);
});

it('prints one alone once, and the next ones from the start', () => {
  console.error(brokenUpload());
  vi.advanceTimersByTime(120_000);
  console.error(brokenUpload());
  expect(counts()).toEqual([1, 1]);
});

it.each([['words'], [new Error('aborted')], [Object.assign(new Error('read'), { code: 'ECONNRESET' })]])(
  'prints everything else as it is: %s',
  (word) => {
    console.error('⨯', word);
    expect(printed).toHaveBeenCalledWith('⨯', word);
  },
);
