import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const loaded = join(import.meta.dirname, 'end-with-parent.mjs');

/** Starts a process that never ends by itself, tells its number, and waits. */
const parentOf = (flags: string[]) => `
  const child = require('node:child_process').spawn(process.execPath, ${JSON.stringify([...flags, '-e', 'console.log(1); setInterval(() => {}, 1000)'])}, { stdio: ['ignore', 'pipe', 'ignore', 'ipc'] });
  child.stdout.once('data', () => console.log(child.pid));
`;

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('what a killed process has started ends with it', async () => {
  const parent = spawn(process.execPath, ['-e', parentOf(['--import', loaded])], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await once(parent.stdout, 'data');
  const pid = Number(said);
  onTestFinished(() => void (isRunning(pid) && process.kill(pid)));
  expect(isRunning(pid)).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => isRunning(pid), { timeout: 60_000 }).toBe(false);
});
