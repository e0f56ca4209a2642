import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Step } from './steps';

/** Every variable of the site: `.env.example` lists them all. */
const siteVariables = () =>
  [...readFileSync('.env.example', 'utf8').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name = '']) => name);

/**
 * The caller's environment without what configures the site. Its variables are emptied rather than removed, so that a
 * developer's `.env` does not fill them in again. `CI` keeps the runners from writing a missing snapshot themselves.
 */
export function testEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('NEXT_PUBLIC_'));
  const emptied = siteVariables().map((name) => [name, '']);
  return { ...Object.fromEntries(kept), ...Object.fromEntries(emptied), CI: 'true', NODE_ENV: 'test' };
}

/** What a step found. */
export type Counts = { passed: number; failed: number; skipped: number };

/** The part of Vitest's JSON report that counts. */
const vitestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numPendingTests: z.number(),
    numTodoTests: z.number(),
  })
  .transform((report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }));

/** The part of Playwright's JSON report that counts. A test that passed only when repeated has failed. */
const playwrightReport = z
  .object({
    stats: z.object({
      expected: z.number(),
      unexpected: z.number(),
      flaky: z.number(),
      skipped: z.number(),
    }),
  })
  .transform(({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }));

const runnerReport = z.union([vitestReport, playwrightReport]);

/**
 * What a step's exit code and its runner's report say together. A step without a runner, or one that wrote no report,
 * counts as one; a runner that fails outside its tests, or runs none, has failed.
 * @param report the path of the runner's JSON report, if the step has a runner
 */
export function countsOf(ok: boolean, report: string | undefined): Counts {
  const single = { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  if (report === undefined) return single;
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
  const counts: Counts = runnerReport.parse(JSON.parse(readFileSync(report, 'utf8')));
  const isVacuous = counts.passed + counts.failed === 0;
  const isSilent = !ok && counts.failed === 0;
  return { ...counts, failed: isVacuous || isSilent ? 1 : counts.failed };
}

/** What a step found, and how long it took. */
export type Result = Counts & { name: string; seconds: number };

async function succeeds([program = '', ...args]: string[], report: string | undefined): Promise<boolean> {
  const child = spawn(program, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...testEnvironment(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const [code] = await once(child, 'exit');
  return code === 0;
}

/** Runs one step, its output visible. */
export async function runStep(step: Step): Promise<Result> {
  console.log(`\n--- ${step.name}`);
  const start = performance.now();
  let ok = true;
  for (const command of step.commands) ok = ok && (await succeeds(command, step.report));
  return { name: step.name, seconds: (performance.now() - start) / 1000, ...countsOf(ok, step.report) };
}

const sumOf = (results: Result[], key: 'passed' | 'failed' | 'skipped') =>
  results.reduce((total, result) => total + result[key], 0);

const summaryLine = ({ name, seconds, passed, failed, skipped }: Result) =>
  [
    name.padEnd(22),
    `${seconds.toFixed(1)} s`.padStart(8),
    `${passed} passed`.padStart(12),
    `${failed} failed`.padStart(10),
    ...(skipped ? [`${skipped} skipped`.padStart(11)] : []),
  ].join('');

/** A line for each step, then the sum over all of them. Steps without a test runner count as one. */
export const gateSummary = (results: Result[]) =>
  [
    '',
    ...results.map(summaryLine),
    '',
    `${sumOf(results, 'passed')} passed, ${sumOf(results, 'failed')} failed`,
  ].join('\n');
