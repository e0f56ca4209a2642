import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { root } from './site';

/**
 * Compressed bytes. The tracker itself may have 3.0 KB (decision 0048); what it shares with the rest of the
 * site is extra.
 */
const coreLimit = 3000;
const wholeLimit = 4800;

const folder = path.join(root, '.next/static/chunks');
const gzipped = (text: string) => gzipSync(text, { level: 9 }).length;

/** The one chunk that holds the tracker: nothing else listens for middle clicks. */
function trackerChunk(): string {
  const found = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .filter((text) => text.includes('auxclick:'));
  expect(found).toHaveLength(1);
  return found[0] ?? '';
}

/** The modules of a chunk, as the bundler hands them over: a list of ids and functions. */
function modules(chunk: string): string[] {
  const given: unknown[] = [];
  runInNewContext(chunk, { TURBOPACK: { push: (parts: unknown[]) => given.push(...parts) } });
  return given.filter((part) => typeof part === 'function').map(String);
}

/** Modules that other code of the site brings along as well, each by something only it says. */
const shared = {
  ids: 'getRandomValues',
  outbox: 'localStorage',
  delivery: 'keepalive',
  idle: 'requestIdleCallback',
};

test('the tracker is small', () => {
  const chunk = trackerChunk();
  const isShared = (text: string) => Object.values(shared).some((mark) => text.includes(mark));
  const core = modules(chunk).filter((text) => !isShared(text));
  expect(modules(chunk).length - core.length).toBe(Object.keys(shared).length);
  expect(core.join()).toContain('auxclick:');
  expect(gzipped(core.join())).toBeLessThanOrEqual(coreLimit);
  expect(gzipped(chunk)).toBeLessThanOrEqual(wholeLimit);
});

test('validation never reaches the browser with it, nor do the questions or the vitals', () => {
  const chunk = trackerChunk();
  for (const foreign of ['discriminatedUnion', 'What would you invest?', 'onTTFB']) {
    expect(chunk).not.toContain(foreign);
  }
  expect(chunk).toContain('page_exit');
});
