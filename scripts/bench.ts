import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBrowsers } from '@/scripts/browser';
import { buildIfNeeded } from '@/scripts/build';
import { benchIngest } from './bench/ingest';
import { benchPartitions } from './bench/partitions';
import { benchReporting } from './bench/reporting';
import { testEnvironment } from './gate/steps';
import { PHONE_SLOWDOWN } from './perf/page-load';
import { Refusal } from './refusal';
import { shutDown, shutDownOnSignals } from './site/shutdown';

const playwright = ['test', '--workers=1', '--reporter=line'];
const visits = ['golden-visits', 'back-forward-cache'];

/**
 * Drives the golden visits on a slowed-down processor, and prints what was lost of each one and for how long, in
 * milliseconds, the tracker kept the page busy at a time.
 */
async function benchVisits(): Promise<void> {
  await buildIfNeeded();
  ensureBrowsers();
  const { status } = spawnSync(join('node_modules', '.bin', 'playwright'), [...playwright, ...visits], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...testEnvironment(), SLOW_CPU: String(PHONE_SLOWDOWN) },
  });
  process.exitCode = status ?? 1;
}

/** Measurements that bring a database or a site of their own, which are stopped with them. */
const measurements: Record<string, (rounds: number) => Promise<void>> = {
  ingest: benchIngest,
  partitions: benchPartitions,
  reporting: benchReporting,
};

/** How many rounds, or how much data, unless given. */
const usual: Record<string, string> = { partitions: '1' };

const help = [
  'There are four measurements: npm run bench:ingest [-- <rounds>], 5 rounds unless given,',
  'npm run bench:visits, npm run bench:reporting and npm run bench:partitions [-- <million rows>].',
] as const;

/** What `npm run bench:…` measures. Nothing is judged except the goals that are printed. */
export async function bench(args: string[]): Promise<void> {
  if (args.includes('--help') || args.includes('-h')) return console.log(help.join('\n'));
  const [what = '', ...given] = args;
  if (what === 'visits' && given.length === 0) return benchVisits();
  const [rounds = usual[what] ?? '5'] = given;
  const measure = measurements[what];
  if (!measure || !/^[1-9]\d?$/.test(rounds)) {
    throw new Refusal(...help);
  }
  shutDownOnSignals();
  try {
    await measure(Number(rounds));
  } finally {
    await shutDown();
  }
}
