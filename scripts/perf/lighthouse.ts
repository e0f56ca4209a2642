import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { Refusal } from '@/scripts/refusal';
import { median } from '@/scripts/statistics';

/** How a slow phone is imitated: estimated from a load at full speed, or the browser slows down the load itself. */
export const throttlings = ['simulate', 'devtools'] as const;
export type Throttling = (typeof throttlings)[number];

/** One load of a page as Lighthouse reports it; times are in milliseconds. */
export type Audit = {
  /** The performance score, 0 to 100. */
  score: number;
  /** Until the first text or picture is painted, and until the largest is. */
  fcp: number;
  lcp: number;
  /** The time that tasks took beyond 50 ms each. */
  tbt: number;
  /** How far things moved by themselves (cumulative layout shift). */
  cls: number;
};

/** A page and the floor, loaded one after the other. */
export type Round = { page: Audit; floor: Audit };

const eachMeasure = (value: (measure: keyof Audit) => number): Audit => ({
  score: value('score'),
  fcp: value('fcp'),
  lcp: value('lcp'),
  tbt: value('tbt'),
  cls: value('cls'),
});

/** The medians of a page's rounds, and of its distance to the floor in each round. */
export function compareWithFloor(rounds: readonly Round[]): { page: Audit; distance: Audit } {
  return {
    page: eachMeasure((measure) => median(rounds.map(({ page }) => page[measure]))),
    distance: eachMeasure((measure) =>
      median(rounds.map(({ page, floor }) => page[measure] - floor[measure])),
    ),
  };
}

type Compared = ReturnType<typeof compareWithFloor>;
type Goal = { name: string; of: readonly Throttling[]; isMet: (compared: Compared) => boolean };

/** One frame: paints of the same frame may be reported so far apart. */
const FRAME_MS = 16;

/** Estimates treat each paint by itself, so paints are compared only where they were observed. */
const goals: readonly Goal[] = [
  { name: 'score', of: ['simulate', 'devtools'], isMet: ({ distance }) => distance.score >= -3 },
  { name: 'TBT', of: ['simulate', 'devtools'], isMet: ({ distance }) => distance.tbt <= 50 },
  { name: 'LCP', of: ['devtools'], isMet: ({ distance }) => distance.lcp <= 300 },
  { name: 'LCP = FCP', of: ['devtools'], isMet: ({ page }) => page.lcp - page.fcp <= FRAME_MS },
  { name: 'CLS', of: ['simulate', 'devtools'], isMet: ({ page }) => page.cls === 0 },
];

/** The names of the goals that a page misses. */
export const missedGoals = (compared: Compared, throttling: Throttling): string[] =>
  goals.filter(({ of, isMet }) => of.includes(throttling) && !isMet(compared)).map(({ name }) => name);

const run = promisify(execFile);

/** What it runs with: its program and the browser. */
export type Lighthouse = { program: string; browser: string };

const report = z.object({
  runtimeError: z.object({ code: z.string() }).optional(),
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), numericValue: z.number().optional() }),
  ),
});
type Report = z.infer<typeof report>;

const LARGEST_REPORT = 64e6;
const ATTEMPTS = 3;

async function attempt({ program, browser }: Lighthouse, args: string[]): Promise<Report | undefined> {
  const { stdout } = await run(
    process.execPath,
    [program, ...args, '--output=json', '--quiet', '--chrome-flags=--headless --no-sandbox --disable-gpu'],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: LARGEST_REPORT },
  ).catch((error) => ({ stdout: String(error.stdout ?? '') }));
  const read = report.safeParse(stdout ? JSON.parse(stdout) : undefined);
  return read.success && !read.data.runtimeError ? read.data : undefined;
}

/** On a busy machine, a browser sometimes shows nothing in time: the load is tried again. */
async function audit(lighthouse: Lighthouse, address: string, ...options: string[]): Promise<Report> {
  for (let count = 0; count < ATTEMPTS; count += 1) {
    const found = await attempt(lighthouse, [address, ...options]);
    if (found) return found;
  }
  throw new Error(`Lighthouse could not load ${address}.`);
}

const hundredths = ({ categories }: Report, name: string) => Math.round((categories[name]?.score ?? 0) * 100);

/** The performance of one load on a phone. */
async function measurePerformance(
  lighthouse: Lighthouse,
  address: string,
  throttling: Throttling,
): Promise<Audit> {
  const found = await audit(
    lighthouse,
    address,
    '--only-categories=performance',
    `--throttling-method=${throttling}`,
  );
  const value = (id: string) => found.audits[id]?.numericValue ?? Number.NaN;
  return {
    score: hundredths(found, 'performance'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}

/** These do not depend on how long a visitor waits: one load at full speed is enough. */
export const categories = ['seo', 'accessibility', 'best-practices'] as const;
export type CategoryScores = {
  path: string;
  scores: Record<(typeof categories)[number], number>;
  /** What is not as it should be, named as Lighthouse names it. */
  faults: string[];
};

export async function measureCategories(
  lighthouse: Lighthouse,
  origin: string,
  path: string,
): Promise<CategoryScores> {
  const found = await audit(
    lighthouse,
    origin + path,
    `--only-categories=${categories.join(',')}`,
    '--throttling-method=provided',
  );
  const [seo = 0, accessibility = 0, bestPractices = 0] = categories.map((name) => hundredths(found, name));
  const counted = Object.values(found.categories).flatMap(({ auditRefs }) => auditRefs);
  const faults = counted.filter(({ id, weight }) => weight > 0 && (found.audits[id]?.score ?? 1) < 1);
  return {
    path,
    scores: { seo, accessibility, 'best-practices': bestPractices },
    faults: [...new Set(faults.map(({ id }) => id))],
  };
}

/** Loads the floor and then the page by itself, so that whatever else the machine does affects both. */
export async function measureRound(
  lighthouse: Lighthouse,
  { page, floor }: { page: string; floor: string },
  throttling: Throttling,
): Promise<Round> {
  const bare = await measurePerformance(lighthouse, floor, throttling);
  return { floor: bare, page: await measurePerformance(lighthouse, page, throttling) };
}

/** The last version that runs on every Node on which this project runs. */
const VERSION = '12.8.2';
const SIZE = '190 MB';

/** Kept for the next time. It is larger than this project, and therefore not one of its dependencies. */
const cache = join(tmpdir(), `site-lighthouse-${VERSION}`);
const program = join(cache, 'node_modules', 'lighthouse', 'cli', 'index.js');

/** Whether the installation is complete: it may have been interrupted. */
function runs(): boolean {
  try {
    return execFileSync(process.execPath, [program, '--version'], { stdio: 'pipe' }).includes(VERSION);
  } catch {
    return false;
  }
}

/** Every account may write to the temporary folder: what another one put there is not run. */
function isOurs(): boolean {
  mkdirSync(cache, { recursive: true, mode: 0o700 });
  return process.getuid === undefined || statSync(cache).uid === process.getuid();
}

/**
 * Installs Lighthouse where it is missing.
 * @returns its program, for Node
 * @throws {Refusal} when it cannot be installed
 */
export function ensureLighthouse(): string {
  if (!isOurs()) throw new Refusal(`Lighthouse is kept in ${cache}, which belongs to another account.`);
  if (runs()) return program;
  console.error(`Installing Lighthouse ${VERSION} in ${cache}, ${SIZE} …`);
  const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  spawnSync('npm', ['install', '--prefix', cache, ...options, `lighthouse@${VERSION}`], {
    // What npm prints is no part of the table.
    stdio: ['ignore', process.stderr, process.stderr],
    shell: process.platform === 'win32',
  });
  if (runs()) return program;
  throw new Refusal(`Lighthouse ${VERSION} could not be installed in ${cache}; nothing was measured.`);
}
