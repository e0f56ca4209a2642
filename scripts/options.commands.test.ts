import { expect, onTestFinished, test, vi } from 'vitest';
import { readBackupArguments } from './backup';
import { bench } from './bench';
import { readChaosArguments } from './chaos';
import { readCheckArguments } from './check-site';
import { readShellArguments } from './db-shell';
import { readLaunchArguments } from './launch-check';
import { daysAgo, readDays, readFirstDay, readOptions } from './options';
import { Refusal } from './refusal';
import { readRestoreArguments } from './restore';
import { readSoakArguments, soakLevels } from './soak';
import { test as runTests } from './test';
import { testEngines } from './test-engines';

const readers = {
  backup: readBackupArguments,
  chaos: readChaosArguments,
  check: readCheckArguments,
  launch: readLaunchArguments,
  restore: readRestoreArguments,
  shell: readShellArguments,
  soak: readSoakArguments,
};

test.each<[keyof typeof readers, string, string]>([
  ['chaos', '--only nothing', 'database-stopped'],
  ['chaos', '--seconds x', 'whole number'],
  ['chaos', '--only', '--only'],
  ['check', '', 'Name the site'],
  ['check', 'www.example.com', 'Name the site'],
  ['check', 'https://www.example.com two', 'two'],
  ['check', 'https://www.example.com --all', '--all'],
  ['launch', 'ftp://www.example.com', 'ftp://www.example.com'],
  ['launch', '--jsno', '--jsno'],
  ['soak', '--minutes 0', 'whole number'],
  ['soak', '--rate 0', 'whole number'],
  ['soak', '--fast', '--fast'],
  ['backup', '--fast', '--fast'],
  ['backup', 'one two', 'two'],
  ['restore', '', 'Name the backup'],
  ['restore', 'nowhere.gz', 'nowhere.gz'],
  ['restore', '--replaces', '--replaces'],
  ['shell', '--writes', '--writes'],
])('%s %s is refused', (name, args, words) => {
  const read = () => readers[name](args.split(' ').filter(Boolean));
  expect(read).toThrow(Refusal);
  expect(read).toThrow(words);
});

test('an argument of nothing is refused, as an unset variable of a script leaves it', () => {
  expect(() => readBackupArguments([''])).toThrow('FILE was given without a value');
  expect(() => readRestoreArguments(['--replace', ' '])).toThrow('FILE was given without a value');
});

test.each(Object.entries(readers))('%s knows --help', (_name, read) => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  onTestFinished(() => print.mockRestore());
  expect(read(['--help'])).toBeUndefined();
  expect(print).toHaveBeenCalledWith(expect.stringMatching(/^npm run .*\n\n/));
});

test('whoever asks a long run for its help does not start it', async () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  onTestFinished(() => print.mockRestore());
  await testEngines(['--help']);
  await testEngines(['-h']);
  await bench(['visits', '--help']);
  await bench(['-h']);
  const text = [expect.stringMatching(/^npm run test:engines .*\n\n/)];
  const measurements = [expect.stringContaining('npm run bench:visits')];
  expect(print.mock.calls).toEqual([text, text, measurements, measurements]);
  await expect(runTests(['full', '--help'])).rejects.toThrow('nothing was run');
  await expect(bench(['visits', '5'])).rejects.toThrow('npm run bench:visits');
});

test('what is not said has a value of its own', () => {
  expect(readSoakArguments([])).toEqual({ minutes: 10, isJson: false });
  expect(readSoakArguments(['--rate', '40'])).toEqual({ minutes: 10, rate: 40, isJson: false });
  expect(soakLevels(200, undefined)).toEqual([0.7, 1.5]);
  expect(soakLevels(200, 40)).toEqual([0.2]);
  expect(readChaosArguments(['--only', 'clock-jumps,database-full', '--seconds', '3', '--json'])).toEqual({
    only: ['clock-jumps', 'database-full'],
    seconds: 3,
    isJson: true,
  });
  const noon = new Date('2026-01-02T12:00:00Z');
  expect(readBackupArguments([], noon)).toEqual({
    file: expect.stringContaining('2026-01-02T12-00-00.backup.gz'),
  });
  expect(readCheckArguments(['--json', 'https://www.example.com/about'])).toEqual({
    origin: 'https://www.example.com',
    isJson: true,
  });
  expect(readShellArguments(['--write'])).toEqual({ mayWrite: true });
});

test('an option that npm took for its own is missed: without --dry-run prune would delete', () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('npm_lifecycle_event', 'db:shell');
  vi.stubEnv('npm_config_write', 'true');
  expect(() => readShellArguments([])).toThrow('npm run db:shell -- --write');
  expect(readShellArguments(['--write'])).toEqual({ mayWrite: true });
});

test('what may be set for good for npm itself is no option of a command', () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('npm_lifecycle_event', 'soak');
  vi.stubEnv('npm_config_json', 'true');
  expect(readSoakArguments([])).toMatchObject({ isJson: false });
  // As logging in to a registry leaves it: nobody could be erased by a visit.
  vi.stubEnv('npm_config_email', 'somebody@example.com');
  const named = { email: { type: 'string' }, session: { type: 'string' } } as const;
  expect(readOptions(['--session', 'one'], named, '')).toEqual({ session: 'one' });
});

test('the day that is under way, in UTC, is the last from which on a command looks', () => {
  vi.useFakeTimers({ now: Date.parse('2026-05-31T23:59:59Z') });
  onTestFinished(() => void vi.useRealTimers());
  expect(readFirstDay('--since', daysAgo(0))).toBe('2026-05-31');
  expect(() => readFirstDay('--since', daysAgo(-1))).toThrow('2026-06-01 is still to come');
  expect(readDays({ from: '2026-05-31', to: '2026-05-31' })).toEqual({
    from: '2026-05-31',
    to: '2026-05-31',
  });
  expect(() => readDays({ from: '2026-05-31', to: '2026-05-30' })).toThrow('is after --to');
});
