import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './sources';

// A column added to db/schema alone would be missing in every database; the queries would fail there, not in types.
test('the migrations make what db/schema describes', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'site-migrations-'));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  cpSync(path.join(root, 'db/migrations'), copy, { recursive: true });
  const before = readdirSync(copy);
  const target = ['--dialect=postgresql', '--schema=./db/schema/*.ts', `--out=${path.relative(root, copy)}`];
  // Where a column may have been renamed, it asks; without a terminal it gives up instead.
  const generated = spawnSync(path.join(root, 'node_modules/.bin/drizzle-kit'), ['generate', ...target], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  expect(generated.stdout + generated.stderr).toContain('No schema changes');
  expect(readdirSync(copy)).toEqual(before);
});
