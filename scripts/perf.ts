import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '@/tests/support/launch-options';
import { newestBuild } from './builds';
import { openPlace } from './chaos/place';
import { readOptions, readWholeNumber } from './options';
import { buildFloor, type Floor } from './perf/floor';
import { loadPage } from './perf/page-load';
import { type Measured, routeTable, throughputLine } from './perf/table';
import { measureThroughput } from './perf/throughput';
import { pageFile, staticPages } from './policies';
import { showProgress } from './progress';
import { Refusal } from './refusal';
import { shutDown, shutDownOnSignals } from './site/shutdown';

const defaultFile = '.data/perf.md';
const RUNS = '5';

const help = `npm run perf [-- --routes /,/about] [--runs ${RUNS}] [--out <file>]

Serves the newest build beside the floor: a bare page of Next with a link, on the same versions, built in a temporary
folder. Says for every page what it loads by itself, as a ratio to the floor too, and how many requests a second both
answer with the same HTML. One table, in the terminal and as a file.
  --routes             some pages alone, their addresses joined by commas; all of the build unless given
  --runs               alternating rounds whose median is told, ${RUNS} unless given
  --out                the file, ${defaultFile} unless given`;

const options = {
  routes: { type: 'string' },
  runs: { type: 'string', default: RUNS },
  out: { type: 'string', default: defaultFile },
} as const;

/** @throws {Refusal} naming the page that is none */
function chooseRoutes(all: string[], asked: string | undefined): string[] {
  if (!asked) return all;
  const routes = asked.split(',');
  const unknown = routes.find((route) => !all.includes(route));
  if (unknown === undefined) return routes;
  throw new Refusal(`The build has no page ${unknown}; nothing was measured.`, `It has ${all.join(' ')}`);
}

async function measureLoads(browser: Browser, origin: string, routes: string[]): Promise<Measured[]> {
  const progress = showProgress('pages loaded', routes.length);
  const measured: Measured[] = [];
  for (const path of routes) {
    measured.push({ path, load: await loadPage(browser, origin + path) });
    progress.update(measured.length);
  }
  progress.end();
  return measured;
}

type Sides = { floor: Floor; origin: string };

async function measureAll({ floor, origin }: Sides, routes: string[], runs: number): Promise<string> {
  const browser = await chromium.launch(launchOptions);
  try {
    const bare: Measured = { path: 'the floor', load: await loadPage(browser, `${floor.origin}/`) };
    const pages = await measureLoads(browser, origin, routes);
    const [first = '/'] = routes;
    const rounds = await measureThroughput(origin, floor, first, runs);
    return `${routeTable(bare, pages)}\n\n${throughputLine(first, rounds)}\n`;
  } finally {
    await browser.close();
  }
}

/** `npm run perf`: how far each page is from what the framework alone costs. */
export async function perf(args: string[]): Promise<void> {
  const given = readOptions(args, options, help);
  if (!given) return;
  const build = newestBuild(process.cwd());
  if (!build) throw new Refusal('There is no build to measure.', 'Make one first: npm run build');
  const all = (await staticPages(build)).filter((address) => !address.startsWith('/_'));
  const routes = chooseRoutes(all, given.routes);
  const runs = readWholeNumber('--runs', given.runs, 99, '; nothing was measured.');
  shutDownOnSignals();
  try {
    console.error('Building the floor …');
    const [first = '/'] = routes;
    const floor = await buildFloor(readFileSync(pageFile(build, first), 'utf8'));
    const place = await openPlace();
    const site = await place.startSite();
    place.sites.push(site);
    const text = await measureAll({ floor, origin: site.origin }, routes, runs);
    mkdirSync(dirname(given.out), { recursive: true });
    writeFileSync(given.out, text);
    console.log(`${text}\nAlso in ${given.out}`);
  } finally {
    await shutDown();
  }
}
