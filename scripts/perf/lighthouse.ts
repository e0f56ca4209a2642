import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Audit, Round, Throttling } from './goals';

const run = promisify(execFile);

/** What runs it: its program, and the browser. */
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

/** On a busy machine a browser now and then shows nothing in time: it is asked again. */
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

/** What a visitor waits for plays no part in these: one load at full speed tells them. */
export const categories = ['seo', 'accessibility', 'best-practices'] as const;
export type CategoryScores = {
  path: string;
  scores: Record<(typeof categories)[number], number>;
  /** What is not as it should be, by Lighthouse's own names. */
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

/** Loads of a page by itself and of the floor, in turn: what else the machine does falls on both. */
export async function measureRound(
  lighthouse: Lighthouse,
  { page, floor }: { page: string; floor: string },
  throttling: Throttling,
): Promise<Round> {
  const bare = await measurePerformance(lighthouse, floor, throttling);
  return { floor: bare, page: await measurePerformance(lighthouse, page, throttling) };
}
