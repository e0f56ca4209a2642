import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { z } from 'zod';

/** What a step found. */
export type Counts = { passed: number; failed: number; skipped: number };

/** One test as its runner told of it. */
export type TestRun = {
  /** With the groups it stands in, as the runner's own filter by name reads it. */
  name: string;
  /** From the project's folder. */
  file: string;
  seconds: number;
  hasFailed: boolean;
};

export type RunnerReport = { counts: Counts; tests: TestRun[] };

const vitestAssertion = z.object({
  fullName: z.string(),
  status: z.string(),
  duration: z.number().nullish(),
});

const vitestFile = z.object({
  name: z.string(),
  status: z.string(),
  assertionResults: z.array(vitestAssertion),
});

const testsOfFile = ({ name, status, assertionResults }: z.infer<typeof vitestFile>): TestRun[] => {
  const file = relative(process.cwd(), name);
  const tests = assertionResults.map((test) => ({
    name: test.fullName,
    file,
    seconds: (test.duration ?? 0) / 1000,
    hasFailed: test.status === 'failed',
  }));
  // Something around its tests failed: an import, or a hook.
  const isBroken = status === 'failed' && !tests.some(({ hasFailed }) => hasFailed);
  return isBroken ? [...tests, { name: '', file, seconds: 0, hasFailed: true }] : tests;
};

/** The part of Vitest's JSON report that is used. */
const vitestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numPendingTests: z.number(),
    numTodoTests: z.number(),
    testResults: z.array(vitestFile),
  })
  .transform(
    (report): RunnerReport => ({
      counts: {
        passed: report.numPassedTests,
        failed: report.numFailedTests,
        skipped: report.numPendingTests + report.numTodoTests,
      },
      tests: report.testResults.flatMap(testsOfFile),
    }),
  );

const playwrightSpec = z.object({
  title: z.string(),
  tests: z.array(z.object({ status: z.string(), results: z.array(z.object({ duration: z.number() })) })),
});

type PlaywrightSuite = {
  title: string;
  specs: z.infer<typeof playwrightSpec>[];
  suites?: PlaywrightSuite[] | undefined;
};

const playwrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  title: z.string(),
  specs: z.array(playwrightSpec),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});

/**
 * @param file the one that runs it: a test may be declared in another
 * @param groups the titles around it, without that of the file
 */
function testsOfSuite({ specs, suites = [] }: PlaywrightSuite, file: string, groups: string[]): TestRun[] {
  const own = specs.map(({ title, tests }) => ({
    name: [...groups, title].join(' '),
    file,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0),
    // One that passed only when repeated has failed.
    hasFailed: tests.some(({ status }) => status === 'unexpected' || status === 'flaky'),
  }));
  return [...own, ...suites.flatMap((suite) => testsOfSuite(suite, file, [...groups, suite.title]))];
}

/** The part of Playwright's JSON report that is used. */
const playwrightReport = z
  .object({
    config: z.object({ rootDir: z.string() }),
    stats: z.object({
      expected: z.number(),
      unexpected: z.number(),
      flaky: z.number(),
      skipped: z.number(),
    }),
    suites: z.array(playwrightSuite),
  })
  .transform(({ config, stats, suites }): RunnerReport => {
    const folder = relative(process.cwd(), config.rootDir);
    return {
      counts: {
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky,
        skipped: stats.skipped,
      },
      tests: suites.flatMap((suite) => testsOfSuite(suite, `${folder}/${suite.title}`, [])),
    };
  });

const runnerReport = z.union([vitestReport, playwrightReport]);

/**
 * What a step's exit code and its runner's report say together. A step without a runner, or one that wrote no report,
 * counts as one; a runner that fails outside its tests, or runs none, has failed.
 * @param path of the runner's JSON report, if the step has a runner
 */
export function readReport(ok: boolean, path: string | undefined): RunnerReport {
  if (path === undefined)
    return { counts: { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }, tests: [] };
  if (!existsSync(path)) return { counts: { passed: 0, failed: 1, skipped: 0 }, tests: [] };
  const { counts, tests } = runnerReport.parse(JSON.parse(readFileSync(path, 'utf8')));
  const isVacuous = counts.passed + counts.failed === 0;
  const isSilent = !ok && counts.failed === 0;
  return { counts: { ...counts, failed: isVacuous || isSilent ? 1 : counts.failed }, tests };
}
