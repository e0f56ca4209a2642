import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { brotliAhead, brotliOf } from './brotli-ahead';

let place = '';
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'brotli-'));
});
afterEach(() => rmSync(place, { recursive: true }));

/** A build with a page, and the files of its scripts and styles. */
function build(name: string, files: Record<string, string>) {
  const folder = join(place, name);
  mkdirSync(join(folder, 'static', 'chunks'), { recursive: true });
  const page = join(folder, 'about.html');
  writeFileSync(page, '<p>About us</p>');
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, 'static', file), text);
  return { folder, pages: [page] };
}

const inBrotli = (folder: string, text: string) => {
  const found = brotliOf(folder)(Buffer.from(text));
  return found && brotliDecompressSync(found).toString();
};

it('holds the pages, scripts and styles of a build, and nothing else', async () => {
  const large = 'let x;'.repeat(60_000);
  const { folder, pages } = build('new', {
    'chunks/a.js': 'let a;',
    'chunks/large.js': large,
    'chunks/a.css': 'p{}',
    'chunks/face.woff2': 'a face',
  });
  await brotliAhead(folder, pages);
  for (const text of ['<p>About us</p>', 'let a;', large, 'p{}']) expect(inBrotli(folder, text)).toBe(text);
  for (const text of ['a face', 'let b;', '']) expect(inBrotli(folder, text)).toBeUndefined();
  expect(readdirSync(join(folder, 'brotli'))).toHaveLength(4);
});

it('is none of a build that has compressed nothing', () => {
  expect(inBrotli(place, 'let a;')).toBeUndefined();
});

it('compresses only what the build before has not', async () => {
  const first = build('first', { 'chunks/a.js': 'let a;' });
  await brotliAhead(first.folder, first.pages);
  const second = build('second', { 'chunks/b.js': 'let a;', 'chunks/c.js': 'let c;' });
  await brotliAhead(second.folder, second.pages, first.folder);
  const links = readdirSync(join(second.folder, 'brotli')).map(
    (name) => statSync(join(second.folder, 'brotli', name)).nlink,
  );
  expect(links.sort()).toEqual([1, 2, 2]);
  rmSync(first.folder, { recursive: true });
  for (const text of ['<p>About us</p>', 'let a;', 'let c;'])
    expect(inBrotli(second.folder, text)).toBe(text);
});
