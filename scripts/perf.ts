import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { indexedPages } from '@/content/pages';
import { paths, servicePath, workflowPath } from '@/lib/paths';
import { launchOptionsOfCommand } from '@/tests/support/launch-options';
import { ensureBrowsers } from './browser';
import { requireBuild } from './builds';
import { openPlace } from './chaos/place';
import { readArguments, readWholeNumber } from './options';
import { buildFloor, type Floor, measureThroughput } from './perf/floor';
import {
  ensureLighthouse,
  type Lighthouse,
  measureCategories,
  measureRound,
  type Throttling,
  throttlings,
} from './perf/lighthouse';
import { loadSlowly, nameChunks, typicalLoad } from './perf/long-tasks';
import { loadPage } from './perf/page-load';
import { type Pressed, pressEverything, surfaces } from './perf/presses';
import {
  categoryTable,
  goalTable,
  type Measured,
  pressTable,
  routeTable,
  taskTable,
  throughputLine,
} from './perf/table';
import { pageFile, staticPages } from './policies';
import { showProgress, showsProgress } from './progress';
import { Refusal } from './refusal';
import { onShutdown, shutDown, shutDownOnCrash, shutDownOnSignals } from './site/shutdown';

const defaultFile = '.data/perf.md';
const ROUNDS = '5';

const help = `npm run perf [-- [rounds] [--lighthouse] [--slow] [--every-page] [--routes /,/about] [--out <file>]]

Serves the newest build beside the floor: a bare page of Next with a link, on the same versions, built in a temporary
folder. Says for every page what it loads by itself, as a ratio to the floor too, and how many requests a second both
answer with the same HTML. One table, in the terminal and as a file.
  rounds               in which the sides take turns and whose median is told, ${ROUNDS} unless given
  --lighthouse         also what Lighthouse says of a page of each kind on a phone, beside the floor, and what misses the
                       goals; it is installed in the temporary folder where it is missing (190 MB)
  --slow               also, on a processor four times slower, tasks over 50 ms while nobody touches the page, and how
                       long each control of ${surfaces.map(({ name }) => name).join(', ')} takes to answer
  --every-page         with --lighthouse: search, accessibility and best practices of every page that search engines may
                       show
  --routes             some pages alone, their addresses joined by commas
  --out                the file, ${defaultFile} unless given`;

const options = {
  lighthouse: { type: 'boolean' },
  slow: { type: 'boolean' },
  'every-page': { type: 'boolean' },
  routes: { type: 'string' },
  out: { type: 'string', default: defaultFile },
} as const;

/** One page of each kind, for what takes long to measure. */
const kinds: readonly string[] = [
  paths.home,
  servicePath('ai-agents'),
  workflowPath('auto-vsl-generator'),
  paths.services,
  paths.backendForm,
  paths.incomeForm,
  paths.hiring,
  paths.contact,
];

/** @throws {Refusal} naming a page that the build does not have */
function chooseRoutes(all: string[], asked: string | undefined): string[] {
  if (!asked) return all;
  const routes = asked.split(',');
  const unknown = routes.find((route) => !all.includes(route));
  if (unknown === undefined) return routes;
  throw new Refusal(`The build has no page ${unknown}; nothing was measured.`, `It has ${all.join(' ')}`);
}

/** Measures one item after the other, and shows the progress. */
async function eachInTurn<Item, Result>(
  what: string,
  items: readonly Item[],
  measure: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  if (!showsProgress()) console.error(`${items.length} ${what} …`);
  const progress = showProgress(what, items.length);
  const results: Result[] = [];
  try {
    for (const item of items) {
      results.push(await measure(item));
      progress.update(results.length);
    }
  } finally {
    progress.end();
  }
  return results;
}

type Trial = {
  browser: Browser;
  build: string;
  floor: Floor;
  origin: string;
  /** The pages whose loads are measured; and one of each kind, for what takes long. */
  routes: string[];
  kinds: string[];
  rounds: number;
};

async function loads({ browser, floor, origin, routes, rounds }: Trial): Promise<string> {
  const bare: Measured = { path: 'the floor', load: await loadPage(browser, `${floor.origin}/`) };
  const pages = await eachInTurn('pages loaded', routes, async (path) => ({
    path,
    load: await loadPage(browser, origin + path),
  }));
  const [first = '/'] = routes;
  const rates = await measureThroughput(origin, floor, first, rounds);
  return `${routeTable(bare, pages)}\n\n${throughputLine(first, rates)}`;
}

async function lighthouseRounds(lighthouse: Lighthouse, trial: Trial, throttling: Throttling) {
  const turns = Array.from({ length: trial.rounds }, () => trial.kinds).flat();
  const measured = await eachInTurn(`turns of Lighthouse, ${throttling}`, turns, async (path) => ({
    path,
    round: await measureRound(
      lighthouse,
      { page: trial.origin + path, floor: `${trial.floor.origin}/` },
      throttling,
    ),
  }));
  const pages = trial.kinds.map((path) => ({
    path,
    rounds: measured.filter((turn) => turn.path === path).map(({ round }) => round),
  }));
  return `Lighthouse on a phone, ${throttlingWords[throttling]}: medians of ${trial.rounds}, and of their distances to the floor; milliseconds.\n\n${goalTable(throttling, pages)}`;
}

const throttlingWords: Record<Throttling, string> = {
  simulate: 'estimated from a load at full speed (simulated throttling)',
  devtools: 'the load itself slowed down (applied throttling)',
};

async function lighthouseCategories(lighthouse: Lighthouse, { origin }: Trial, routes: readonly string[]) {
  const pages = await eachInTurn('pages looked at by Lighthouse', routes, (path) =>
    measureCategories(lighthouse, origin, path),
  );
  return `Lighthouse, of 100.\n\n${categoryTable(pages)}`;
}

async function slowTasks({ browser, build, floor, origin, kinds, rounds }: Trial): Promise<string> {
  const addresses = [['the floor', `${floor.origin}/`], ...kinds.map((path) => [path, origin + path])];
  const turns = Array.from({ length: rounds }, () => addresses).flat();
  const loaded = await eachInTurn('slow loads', turns, async ([path, address = '']) => ({
    path,
    tasks: await loadSlowly(browser, address),
  }));
  const pages = addresses.map(([path = '']) => ({
    path,
    tasks: typicalLoad(loaded.filter((load) => load.path === path).map(({ tasks }) => tasks)),
  }));
  return `Tasks over 50 ms of a page that nobody touches, on a processor four times slower: milliseconds of its own time, of the middle one of ${rounds} loads.\n\n${taskTable(pages, nameChunks(build))}`;
}

async function slowPresses({ browser, origin, kinds }: Trial): Promise<string> {
  const chosen = surfaces.filter(({ path }) => kinds.includes(path));
  const places: Pressed[] = [];
  for (const surface of chosen) {
    const what = `controls pressed, ${surface.name}`;
    if (!showsProgress()) console.error(`${what} …`);
    const progress = showProgress(what, 1);
    places.push(await pressEverything(browser, origin, surface, progress.update));
    progress.end();
  }
  return `From the press of a control until it shows, on a processor four times slower: milliseconds, each control once, one over 200 three times.\n\n${pressTable(places)}`;
}

/** The measurements that were asked for, one after the other. */
async function* measureAll(
  trial: Trial,
  lighthouse: Lighthouse | undefined,
  given: { slow?: boolean; 'every-page'?: boolean },
) {
  yield await loads(trial);
  if (lighthouse) {
    const pages = given['every-page'] ? indexedPages.map(({ path }) => path) : trial.kinds;
    yield await lighthouseCategories(lighthouse, trial, pages);
    for (const throttling of throttlings) yield await lighthouseRounds(lighthouse, trial, throttling);
  }
  if (!given.slow) return;
  yield await slowTasks(trial);
  yield await slowPresses(trial);
}

/** Opens the floor, the newest build on a throwaway PostgreSQL, and a browser that loads both; all are removed at the end. */
async function openTrial(given: Pick<Trial, 'build' | 'routes' | 'kinds' | 'rounds'>): Promise<Trial> {
  console.error('Building the floor …');
  const [first = '/'] = given.routes;
  const floor = await buildFloor(readFileSync(pageFile(given.build, first), 'utf8'));
  const place = await openPlace();
  const site = await place.startSite();
  place.sites.push(site);
  const browser = await chromium.launch(launchOptionsOfCommand);
  onShutdown(() => browser.close());
  return { ...given, browser, floor, origin: site.origin };
}

/** `npm run perf`: how far each page is from what the framework alone costs. */
export async function perf(args: string[]): Promise<void> {
  const read = readArguments(args, options, help, 'rounds');
  if (!read) return;
  const given = read.options;
  const build = requireBuild(process.cwd(), 'measure');
  const all = (await staticPages(build)).filter((address) => !address.startsWith('/_'));
  const routes = chooseRoutes(all, given.routes);
  const rounds = readWholeNumber(
    'The count of rounds',
    read.argument ?? ROUNDS,
    99,
    '; nothing was measured.',
  );
  const lighthouse = given.lighthouse
    ? { program: ensureLighthouse(), browser: ensureBrowsers().path }
    : undefined;
  shutDownOnSignals();
  shutDownOnCrash();
  try {
    const trial = await openTrial({ build, routes, kinds: given.routes ? routes : [...kinds], rounds });
    mkdirSync(dirname(given.out), { recursive: true });
    writeFileSync(given.out, '');
    for await (const part of measureAll(trial, lighthouse, given)) {
      // Written as soon as it is done, because all of it takes long.
      appendFileSync(given.out, `${part}\n\n`);
      console.log(`${part}\n`);
    }
    console.log(`Also in ${given.out}`);
  } finally {
    await shutDown();
  }
}
