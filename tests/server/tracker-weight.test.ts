import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { scriptChunks, trackerChunk } from '../support/tracker-chunk';

/**
 * Compressed bytes. The tracker itself may have 3.0 KB (decision 0048). What it shares with the rest of the site is
 * extra: the outbox and its delivery (1.3 KB), ids (0.3), waiting (0.3), the session (0.2) and the browser's last
 * assessment (0.2, decision 0084), less what compresses together.
 */
const coreLimit = 3000;
const wholeLimit = 4725;

const gzipped = (text: string) => gzipSync(text, { level: 9 }).length;

const chunks = scriptChunks();
const tracker = trackerChunk(chunks).text;

type Module = { ids: unknown[]; text: string };

/** The modules of a chunk, as the bundler hands them over: a list of ids, each before its function. */
function modulesOf(chunk: string): Module[] {
  const given: unknown[] = [];
  runInNewContext(chunk, { TURBOPACK: { push: (parts: unknown[]) => given.push(...parts) } });
  const modules: Module[] = [];
  let ids: unknown[] = [];
  for (const part of given) {
    if (typeof part !== 'function') ids.push(part);
    else {
      modules.push({ ids, text: String(part) });
      ids = [];
    }
  }
  return modules;
}

/** The ids of what other code of the site brings along as well. */
function idsElsewhere(chunk: string): Set<unknown> {
  const others = chunks
    .map(({ text }) => text)
    .filter((text) => text !== chunk && text.includes('TURBOPACK'));
  return new Set(others.flatMap(modulesOf).flatMap(({ ids }) => ids.filter(Number.isInteger)));
}

test('the tracker is small', () => {
  const elsewhere = idsElsewhere(tracker);
  const own = modulesOf(tracker).filter(({ ids }) => !ids.some((id) => elsewhere.has(id)));
  const core = own.map(({ text }) => text).join();
  expect(core).toContain('auxclick:');
  expect(core).toContain('page_exit');
  expect(gzipped(core)).toBeLessThanOrEqual(coreLimit);
  expect(gzipped(tracker)).toBeLessThanOrEqual(wholeLimit);
});

test('validation never reaches the browser with it, nor do the questions or the vitals', () => {
  for (const foreign of ['discriminatedUnion', 'What would you invest?', 'onTTFB']) {
    expect(tracker).not.toContain(foreign);
  }
  expect(tracker).toContain('page_exit');
});
