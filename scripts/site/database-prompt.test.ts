import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { givenPrompt, promptLine } from './database-prompt';

test('names psql only where there is one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'programs '));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(promptLine('psql "$DATABASE_URL"', folder)).toBe('npm run db:shell');
  const program = join(folder, process.platform === 'win32' ? 'psql.exe' : 'psql');
  writeFileSync(program, '');
  chmodSync(program, 0o755);
  expect(promptLine('psql "$DATABASE_URL"', folder)).toBe('psql "$DATABASE_URL"');
  expect(givenPrompt('postgres://u:p@h/d?sslmode=require', folder)).toBe('psql "$DATABASE_URL"');
  for (const refused of ['prepare=false', 'schema=public', 'sslmode=require&connection_limit=5'])
    expect(givenPrompt(`postgres://u:p@h/d?${refused}`, folder)).toBe('npm run db:shell');
  // From a file that the terminal has not read.
  expect(givenPrompt('', folder)).toBe('npm run db:shell');
});
