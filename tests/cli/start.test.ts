import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyProject } from './copy-project';
import { startCommand, waitFor } from './run-command';

const npmStart = (cwd: string, ...args: string[]) =>
  startCommand('npm', ['start', ...args], { cwd, env: { PORT: '0' } });

test('npm start serves, says where things are, and ends within 10 seconds when asked', async () => {
  const project = copyProject();
  const site = npmStart(project);
  const address = await waitFor(site, /Site +(http:\S+)[\s\S]*Stop/);
  expect((await fetch(address)).status).toBe(200);

  const asked = performance.now();
  site.process.kill('SIGTERM');
  const { code, stdout, stderr } = await site.outcome;
  expect(code).toBe(0);
  expect(performance.now() - asked).toBeLessThan(10_000);
  expect(stdout).toContain('psql -h 127.0.0.1');
  expect(stdout).not.toContain('Building');
  expect(stderr).not.toContain('at ');
  expect(existsSync(join(project, '.data', 'postgres', 'cluster', 'data', 'postmaster.pid'))).toBe(false);
  await expect(fetch(address)).rejects.toThrow();
});
