import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

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

const reports = z.union([vitestReport, playwrightReport]);

/**
 * What a step's exit code and its runner's report say together. A step without a runner, or one that wrote no report,
 * counts as one; a runner that fails outside its tests, or runs none, has failed.
 * @param report the path of the runner's JSON report, if the step has a runner
 */
export function countsOf(ok: boolean, report: string | undefined): Counts {
  const single = { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  if (report === undefined) return single;
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
  const counts: Counts = reports.parse(JSON.parse(readFileSync(report, 'utf8')));
  const isVacuous = counts.passed + counts.failed === 0;
  const isSilent = !ok && counts.failed === 0;
  return { ...counts, failed: isVacuous || isSilent ? 1 : counts.failed };
}
