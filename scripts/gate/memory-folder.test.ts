import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeMemoryFolder } from './memory-folder';

const place = mkdtempSync(join(tmpdir(), 'memory '));
afterAll(() => rmSync(place, { recursive: true }));

const hasRoom = process.platform === 'linux' && process.availableMemory() > 6 * 2 ** 30;

test.runIf(hasRoom)('a folder is made in which any account can write, as in the system’s own', () => {
  const folder = makeMemoryFolder(place);
  expect(statSync(folder ?? '').mode & 0o7777).toBe(0o1777);
});

test.runIf(hasRoom)('a leftover that cannot be removed is in nobody’s way', () => {
  const memory = join(place, 'shared');
  mkdirSync(memory);
  symlinkSync('gone', join(memory, 'site-tests-gone'));
  expect(makeMemoryFolder(memory)).toMatch(/site-tests-/);
});

test('what a run left that was killed goes after a day, and nothing else does', () => {
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
  const [leftover, running, other] = ['site-tests-old', 'site-tests-new', 'somebody-elses'].map((name) =>
    join(place, name),
  ) as [string, string, string];
  for (const folder of [leftover, running, other]) mkdirSync(join(folder, 'full'), { recursive: true });
  for (const folder of [leftover, other]) utimesSync(folder, yesterday, yesterday);
  makeMemoryFolder(place);
  expect([leftover, running, other].map((folder) => existsSync(folder))).toEqual([false, true, true]);
});

test('where there is no such folder, the system’s own is used', () => {
  expect(makeMemoryFolder(join(place, 'missing'))).toBeUndefined();
});
