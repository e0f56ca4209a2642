import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { linkLibraries } from './binaries';

function packageFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'package '));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'native', 'lib'), { recursive: true });
  return folder;
}

test('makes the links an install script would have made, once', () => {
  const folder = packageFolder();
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so' }];
  writeFileSync(join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(links));
  writeFileSync(join(folder, 'native', 'lib', 'libpq.so.5.18'), 'a library');
  linkLibraries(folder);
  linkLibraries(folder);
  expect(readFileSync(join(folder, 'native', 'lib', 'libpq.so'), 'utf8')).toBe('a library');
});

test('a package without a list needs none', () => {
  expect(() => linkLibraries(packageFolder())).not.toThrow();
});
