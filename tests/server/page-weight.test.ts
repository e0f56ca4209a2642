import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { integratedOffer, services } from '@/content/services';
import { paths } from '@/lib/paths';
import { renderedPages } from './rendered-pages';
import { root } from './site';

const servicePages = [...services, integratedOffer];

/** Pages that may name more than the others: they bring a scene, a form, or the outbox of the assessments. */
const largerLimits: Partial<Record<string, number>> = {
  [paths.home]: 160_000,
  [paths.homeAlias]: 153_500,
  [paths.backendForm]: 169_000,
  [paths.incomeForm]: 169_000,
  [paths.hiring]: 169_000,
  [paths.analysisLoading]: 157_000,
};

/** Compressed bytes of the scripts a page's HTML names, of which 139,000 are the framework's; every page has a limit. */
const scriptLimits = [...renderedPages.keys()].map((path) => ({
  path,
  limit: largerLimits[path] ?? 150_000,
}));

const htmlOf = (path: string) => renderedPages.get(path) ?? '';
const gzipped = (content: string | Buffer) => gzipSync(content).length;

/** Next calls this First Load JS: it is loaded before anything works. What is for old browsers alone does not count. */
function firstLoad(path: string): number {
  const tags = htmlOf(path).match(/<script[^>]+src="[^"]+"[^>]*>/g) ?? [];
  const named = tags
    .filter((tag) => !/\snomodule/i.test(tag))
    .map((tag) => /src="\/_next([^"]+\.js)"/.exec(tag)?.[1] ?? '');
  return [...new Set(named)]
    .map((file) => gzipped(readFileSync(`${root}.next${decodeURI(file)}`)))
    .reduce((sum, bytes) => sum + bytes, 0);
}

test.each(scriptLimits)('$path names at most $limit bytes of scripts', ({ path, limit }) => {
  expect(firstLoad(path)).toBeGreaterThan(100_000);
  expect(firstLoad(path)).toBeLessThanOrEqual(limit);
});

test.each(servicePages)('the HTML of $path has at most 30 KB', ({ path }) => {
  expect(gzipped(htmlOf(path))).toBeGreaterThan(5000);
  expect(gzipped(htmlOf(path))).toBeLessThanOrEqual(30_000);
});
