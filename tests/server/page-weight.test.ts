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
  [paths.homeAlias]: 153_600,
  [paths.backendForm]: 154_000,
  [paths.incomeForm]: 154_000,
  [paths.hiring]: 169_000,
  // The almanac's moons.
  '/contact/backend': 150_300,
  '/contact/income': 150_300,
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

// 2,000 of them are what search engines and shared links read: the structured data with the page's questions, which React
// sends as data too, and the head's lines about the card.
/** Compressed bytes of the HTML of pages that are mostly drawings; those are shown by reference (decision 0102). */
const standingHtmlLimits = [
  { path: paths.home, limit: 39_700 },
  { path: paths.services, limit: 15_500 },
  { path: paths.workflows, limit: 16_500 },
  { path: paths.about, limit: 16_000 },
  { path: paths.contact, limit: 14_000 },
];

test.each(standingHtmlLimits)('the HTML of $path has at most $limit bytes', ({ path, limit }) => {
  expect(gzipped(htmlOf(path))).toBeGreaterThan(5000);
  expect(gzipped(htmlOf(path))).toBeLessThanOrEqual(limit);
});

/** Pages whose specimen and sections hold more words than the others'. */
const largerHtmlLimits: Partial<Record<string, number>> = {
  'ai-agents': 33_200,
  'ai-email-outreach': 31_600,
  'ai-phone-callers': 34_200,
  'appointment-setting': 30_700,
  'lead-capture-crm': 30_200,
  'multi-solutions': 35_000,
};
const serviceHtmlLimits = servicePages.map(({ path, slug }) => ({
  path,
  limit: largerHtmlLimits[slug] ?? 28_600,
}));

test.each(serviceHtmlLimits)('the HTML of $path has at most $limit bytes', ({ path, limit }) => {
  expect(gzipped(htmlOf(path))).toBeGreaterThan(5000);
  expect(gzipped(htmlOf(path))).toBeLessThanOrEqual(limit);
});
