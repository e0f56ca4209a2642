import { expect, test } from 'vitest';
import { readBackupArguments } from './backup';
import { readChaosArguments } from './chaos';
import { readShellArguments } from './db-shell';
import { Refusal } from './refusal';
import { readRestoreArguments } from './restore';
import { readSoakArguments } from './soak';

const readers = {
  backup: readBackupArguments,
  chaos: readChaosArguments,
  restore: readRestoreArguments,
  shell: readShellArguments,
  soak: readSoakArguments,
};

test.each<[keyof typeof readers, string, string]>([
  ['chaos', '--only nothing', 'database-stopped'],
  ['chaos', '--seconds x', 'whole number'],
  ['chaos', '--only', 'no scenario'],
  ['soak', '--minutes 0', 'whole number'],
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

test.each(Object.entries(readers))('%s knows --help', (_name, read) => {
  expect(read(['--help'])).toBe('help');
});

test('what is not said has a value of its own', () => {
  expect(readSoakArguments([])).toEqual({ minutes: 10, isJson: false });
  expect(readChaosArguments(['--only', 'clock-jumps,database-full', '--seconds', '3', '--json'])).toEqual({
    only: ['clock-jumps', 'database-full'],
    seconds: 3,
    isJson: true,
  });
  const noon = new Date('2026-01-02T12:00:00Z');
  expect(readBackupArguments([], noon)).toEqual({
    file: expect.stringContaining('2026-01-02T12-00-00.backup.gz'),
  });
  expect(readShellArguments(['--write'])).toEqual({ mayWrite: true });
});
