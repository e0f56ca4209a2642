import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isSameFolder, keepServer } from './running-server';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A server that is gone after these restarts, and what was done about it, in seconds from the beginning. */
function keep(stays: (restarts: number) => boolean) {
  const begun = Date.now();
  const seconds = () => (Date.now() - begun) / 1000;
  const restarts: number[] = [];
  let isGone = true;
  const giveUp = vi.fn();
  const restart = async () => {
    restarts.push(seconds());
    isGone = !stays(restarts.length);
    if (isGone) throw new Error('It does not start.');
  };
  const release = keepServer({ isGone: () => isGone, restart, giveUp });
  return {
    restarts,
    giveUp,
    release,
    die() {
      isGone = true;
    },
  };
}

it('starts it again once, and leaves it alone while it lives', async () => {
  const { restarts, giveUp } = keep(() => true);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(restarts).toHaveLength(1);
  expect(giveUp).not.toHaveBeenCalled();
});

it('waits longer each time, and gives up in the end', async () => {
  const { restarts, giveUp } = keep(() => false);
  await vi.advanceTimersByTimeAsync(600_000);
  const pauses = restarts.slice(1).map((second, index) => second - (restarts[index] ?? 0));
  expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
  expect(restarts).toHaveLength(8);
  expect(giveUp).toHaveBeenCalledOnce();
});

it('gives up on one that starts and dies again at once', async () => {
  const { restarts, giveUp, die } = keep(() => true);
  for (let second = 0; second < 600; second += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    die();
  }
  expect(restarts).toHaveLength(8);
  expect(giveUp).toHaveBeenCalledOnce();
});

it('begins anew after it has lived for a while', async () => {
  const { restarts, giveUp, die } = keep(() => true);
  for (let death = 0; death < 20; death += 1) {
    await vi.advanceTimersByTimeAsync(120_000);
    die();
  }
  await vi.advanceTimersByTimeAsync(120_000);
  expect(restarts).toHaveLength(21);
  expect(giveUp).not.toHaveBeenCalled();
});

it('does nothing once it is let go of', async () => {
  const { restarts, release } = keep(() => true);
  release();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(restarts).toEqual([]);
});

it.each<[platform: NodeJS.Platform, written: string, ours: string, isSame: boolean]>([
  ['win32', 'C:/site/.data/postgres/cluster/data', 'C:\\site\\.data\\postgres\\cluster\\data', true],
  ['win32', 'c:/Site/.data/postgres/cluster/data', 'C:\\site\\.data\\postgres\\cluster\\data', true],
  ['win32', 'C:/copy/.data/postgres/cluster/data', 'C:\\site\\.data\\postgres\\cluster\\data', false],
  ['win32', '', 'C:\\site\\.data\\postgres\\cluster\\data', false],
  ['linux', '/srv/site/.data', '/srv/site/.data', true],
  ['linux', '/srv/Site/.data', '/srv/site/.data', false],
])('on %s a pid file of %s and our folder %s are of one place: %s', (platform, written, ours, isSame) => {
  expect(isSameFolder(written, ours, platform)).toBe(isSame);
});
