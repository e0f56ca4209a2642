import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildStamp, forgetStamp, readStamp, writeStamp } from './build-stamp';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stamp '));
  for (const folder of ['app', '.next', 'docs']) mkdirSync(join(root, folder));
  writeFileSync(join(root, 'app', 'page.tsx'), 'a page');
});

afterEach(() => rmSync(root, { recursive: true }));

const stampAfter = (path: string, text: string) => {
  writeFileSync(join(root, path), text);
  return buildStamp(root, {});
};

test('a changed, new or renamed source changes the stamp', () => {
  const stamps = [
    buildStamp(root, {}),
    stampAfter('app/page.tsx', 'another page'),
    stampAfter('app/layout.tsx', ''),
    stampAfter('next.config.ts', ''),
    stampAfter('package-lock.json', '{}'),
  ];
  expect(new Set(stamps).size).toBe(stamps.length);
});

test('what no page is built from leaves the stamp alone', () => {
  const before = buildStamp(root, { PORT: '1' });
  writeFileSync(join(root, 'app', 'page.test.tsx'), 'a test');
  writeFileSync(join(root, 'docs', 'note.md'), 'a note');
  expect(buildStamp(root, { PORT: '2', DATABASE_URL: 'postgres://elsewhere' })).toBe(before);
});

test('variables that act at build time count, an empty one as unset', () => {
  const none = buildStamp(root, {});
  expect(buildStamp(root, { SITE_URL: '' })).toBe(none);
  expect(buildStamp(root, { SITE_URL: 'https://example.com' })).not.toBe(none);
  expect(buildStamp(root, { NEXT_PUBLIC_SCENE: 'x' })).not.toBe(none);
});

test('a stamp is read back until it is forgotten', () => {
  expect(readStamp(root)).toBeUndefined();
  writeStamp(root, 'abc');
  expect(readStamp(root)).toBe('abc');
  forgetStamp(root);
  expect(readStamp(root)).toBeUndefined();
});
