import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type Layout, layoutOf } from './cluster';
import { beginningOf } from './running-server';
import { isUsedByOthers, joinUsers, leaveUsers } from './users';

function newLayout(): Layout {
  const folder = mkdtempSync(join(tmpdir(), 'users '));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return layoutOf(folder);
}

/** Another process that runs. */
const living = String(process.ppid);

/** One that has ended, and whose parent did not ask how. */
async function zombie(): Promise<number> {
  const parent = spawn('sh', ['-c', 'sleep 0.5 & echo $!; exec sleep 600']);
  onTestFinished(() => void parent.kill('SIGKILL'));
  const pid = await new Promise<number>((resolve) => {
    parent.stdout.once('data', (line) => resolve(Number(line)));
  });
  await vi.waitUntil(() => readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z '), 60_000);
  return pid;
}

function writeUser({ users }: Layout, pid: string, text: string): void {
  mkdirSync(users, { recursive: true });
  writeFileSync(join(users, pid), text);
}

function writeOwner({ folder }: Layout, pid: string, time = new Date()): void {
  writeFileSync(join(folder, 'owner'), `${pid}\n`);
  utimesSync(join(folder, 'owner'), time, time);
}

it.each<[string, boolean, (layout: Layout) => void]>([
  ['nothing', false, () => {}],
  [
    'a process that runs',
    true,
    (layout) => writeUser(layout, living, `${layout.data}\n${beginningOf(process.ppid)}\n`),
  ],
  ['one whose file is being written', true, (layout) => writeUser(layout, living, '')],
  ['one whose file cannot be read', true, ({ users }) => mkdirSync(join(users, living), { recursive: true })],
  ['one that was killed', false, (layout) => writeUser(layout, '999999999', layout.data)],
  [
    'one that was given the id of one that was killed',
    false,
    (layout) => writeUser(layout, living, `${layout.data}\nat another moment\n`),
  ],
  ['one of the folder that this is a copy of', false, (layout) => writeUser(layout, living, '/elsewhere')],
  ['a site of the version with one file', true, (layout) => writeOwner(layout, living)],
  ['one of it that has ended', false, (layout) => writeOwner(layout, '999999999')],
  [
    'one of it from before the machine was started',
    false,
    (layout) => writeOwner(layout, living, new Date(0)),
  ],
])('beside %s a folder is used: %s', (_name, expected, leaveBehind) => {
  const layout = newLayout();
  leaveBehind(layout);
  expect(isUsedByOthers(layout)).toBe(expected);
});

it.runIf(process.platform === 'linux')('a zombie is at no work', async () => {
  const layout = newLayout();
  writeUser(layout, String(await zombie()), layout.data);
  expect(isUsedByOthers(layout)).toBe(false);
});

const isRoot = process.getuid?.() === 0;

it.runIf(isRoot)('what root writes is of the account that the server runs as', () => {
  const layout = newLayout();
  joinUsers(layout, { uid: 12_345, gid: 12_345 });
  const file = join(layout.users, String(process.pid));
  expect([layout.users, file].map((path) => statSync(path).uid)).toEqual([12_345, 12_345]);
});

it('whoever has left is there no more', () => {
  const layout = newLayout();
  joinUsers(layout, undefined);
  expect(isUsedByOthers(layout)).toBe(true);
  leaveUsers(layout);
  expect(isUsedByOthers(layout)).toBe(false);
});
