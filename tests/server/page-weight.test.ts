import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ruleReasons } from '@/content/assessments/rules';
import { isReservedHost } from '@/content/checkout-links';
import { notFoundPage } from '@/content/errors/not-found';
import { servicePages } from '@/content/services';
import { site } from '@/content/site';
import { workflowSlugs } from '@/content/workflows/workflow';
import { paths, servicePath, workflowPath } from '@/lib/paths';
import { ownStaticFiles } from '@/scripts/builds';
import { compiledAhead } from '@/scripts/page-data/compact';
import { takeStyles } from '@/scripts/page-data/used-styles';
import { sentPages } from './rendered-pages';
import { root } from './site';

/** Pages that may name more than the others: they bring a scene, a form, or the outbox of the assessments. */
const largerLimits: Partial<Record<string, number>> = {
  [paths.home]: 136_400,
  [paths.homeAlias]: 136_400,
  [paths.backendForm]: 137_100,
  [paths.incomeForm]: 137_100,
  [paths.hiring]: 137_200,
  // The moons of the calendar's placeholder.
  '/contact/backend': 132_600,
  '/contact/income': 132_600,
  [paths.analysisLoading]: 139_400,
};

/** Compressed bytes of the scripts a page's HTML names, of which 120,000 are the framework's; every page has a limit. */
const scriptLimits = [...sentPages.keys()].map((path) => ({
  path,
  limit: largerLimits[path] ?? 131_600,
}));

const htmlOf = (path: string) => sentPages.get(path) ?? '';
const gzipped = (content: string | Buffer) => gzipSync(content).length;

/** The scripts a page's HTML names. Those for old browsers alone do not count. */
function namedScripts(path: string): Buffer[] {
  const tags = htmlOf(path).match(/<script[^>]+src="[^"]+"[^>]*>/g) ?? [];
  const named = tags
    .filter((tag) => !/\snomodule/i.test(tag))
    .map((tag) => /src="\/_next([^"]+\.js)"/.exec(tag)?.[1] ?? '');
  return [...new Set(named)].map((file) => readFileSync(`${root}.next${decodeURI(file)}`));
}

/** Next calls this First Load JS: it is loaded before anything works. */
const firstLoad = (path: string): number =>
  namedScripts(path)
    .map(gzipped)
    .reduce((sum, bytes) => sum + bytes, 0);

test.each(scriptLimits)('$path names at most $limit bytes of scripts', ({ path, limit }) => {
  expect(firstLoad(path)).toBeGreaterThan(100_000);
  expect(firstLoad(path)).toBeLessThanOrEqual(limit);
});

test.each([...sentPages.keys()])('%s names no script for browsers that nobody has', (path) => {
  const scripts = namedScripts(path).map(String).join('');
  expect(scripts).not.toContain('trimLeft');
  expect(scripts).not.toContain('process.binding');
});

test.each([...sentPages.keys()])(
  '%s does not bring Next’s own page for failures along, nor what makes addresses of objects',
  (path) => {
    const scripts = namedScripts(path).map(String).join('');
    expect(scripts).not.toContain('This page couldn');
    expect(scripts).not.toContain('gopher');
  },
);

test.each([...sentPages.keys()])('the scripts that %s names are compiled ahead', (path) => {
  const scripts = namedScripts(path);
  expect(scripts.length).toBeGreaterThan(3);
  for (const script of scripts) expect(script.toString().slice(0, 40)).toContain(compiledAhead);
});

test('no script, whenever it is loaded, has the rules in it: the server alone recommends', () => {
  const scripts = ownStaticFiles(`${root}.next`).filter((file) => file.endsWith('.js'));
  const texts = scripts.map((file) => readFileSync(`${root}.next/${file}`, 'utf8'));
  expect(texts.length).toBeGreaterThan(20);
  for (const reason of ruleReasons) expect(texts.some((text) => text.includes(reason))).toBe(false);
});

/** What holds more words and drawings than a page of steps or questions. */
const largerHtmlLimits: Partial<Record<string, number>> = {
  [paths.home]: 30_900,
  [paths.homeAlias]: 30_900,
  [paths.services]: 12_350,
  [paths.workflows]: 13_200,
  [paths.privacy]: 14_750,
  [paths.terms]: 15_050,
  // Every criterion by name.
  [paths.accessibility]: 12_900,
  [servicePath('ai-agents')]: 21_700,
  // A specimen of each direction, as it has every other part of each.
  [servicePath('ai-phone-callers')]: 22_000,
  ...Object.fromEntries(workflowSlugs.map((slug) => [workflowPath(slug), 16_000])),
};
const isServicePage = (path: string) => servicePages.some((page) => page.path === path);

/**
 * Compressed bytes of each page's HTML. 2,000 of them are what search engines and shared links read; the data React takes
 * the page over by is a third, as it repeats the HTML word for word (decision 0127), and drawings are shown by reference
 * (decision 0102). Without either a page is half as large again. They hold for the site as it comes, see `operatorsOwn`.
 * The styles that each page has in it since decision 0149 are not among them: the 30 KB of a service page that decision
 * 0056 speaks of are those of its HTML alone.
 */
const htmlLimits = [...sentPages.keys()].map((path) => ({
  path,
  limit: (largerHtmlLimits[path] ?? (isServicePage(path) ? 20_850 : 12_350)) + operatorsOwn(),
  sent: sentLimit(path) + operatorsOwn(),
}));

/** For who runs the site, where to write and what it costs, once an operator has said so: up to 232 on pages near their limit. */
function operatorsOwn(): number {
  return isReservedHost(site.legalContact.email) ? 0 : 300;
}

/**
 * Compressed bytes of the whole document, styles and all: nothing is painted before them. The largest of its kind and a
 * hundredth more, so that HTML and styles cannot both grow to their own limits. Brotli makes a fifth less of them.
 */
function sentLimit(path: string): number {
  if (path === paths.home || path === paths.homeAlias) return 45_550;
  if (isServicePage(path)) return 34_950;
  return workflowSlugs.some((slug) => path === workflowPath(slug)) ? 26_350 : 24_200;
}

test.each(htmlLimits)(
  'the HTML of $path has at most $limit bytes, and at most $sent as it is sent',
  ({ path, limit, sent }) => {
    const html = takeStyles(htmlOf(path)).page;
    expect(gzipped(html)).toBeGreaterThan(5000);
    expect(gzipped(html)).toBeLessThanOrEqual(limit);
    expect(gzipped(htmlOf(path))).toBeLessThanOrEqual(sent);
  },
);

/** Compressed bytes of the styles that a page has in it: those it can show (decision 0158), 400 of them for its faces. */
const stylesLimit = 14_800;

test.each([...sentPages.keys()])('%s has all its styles in it, and asks for none', (path) => {
  const html = htmlOf(path);
  const { styles } = takeStyles(html);
  expect(gzipped(styles)).toBeGreaterThan(5000);
  expect(gzipped(styles)).toBeLessThanOrEqual(stylesLimit);
  expect(html.match(/<link(?! disabled)[^>]* rel="stylesheet"/g)).toBeNull();
});

test.each([...sentPages.keys()])('%s has no field whose styles it was not given', (path) => {
  expect(htmlOf(path)).not.toMatch(
    /<input[^>]+type="(?:date|time|month|week|number|search|file)|<[^>]+ placeholder=/,
  );
});

test.each([...sentPages.keys()])('%s does not bring the page for unknown addresses along', (path) => {
  expect(htmlOf(path)).toContain('LazyNotFound');
  expect(htmlOf(path)).not.toContain(notFoundPage.title);
});
