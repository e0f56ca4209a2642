import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { z } from 'zod';

/** How many tests passed, failed and were skipped. */
export type Counts = { passed: number; failed: number; skipped: number };

/**
 * The tests that `npm test` runs, or those that only `npm run test:full` does: they repeat what a test of the gate asks,
 * of more pages, sizes, moments or requests (decision 0229).
 */
export type TestSet = 'gate' | 'full';

/** What marks the second kind: `{ tags: 'full' }` in Vitest, `{ tag: '@full' }` in Playwright. */
export const FULL_TAG = 'full';

/** One test as its runner reported it. */
export type TestRun = {
  /** With the names of its groups, as the runner's own filter by name expects it. */
  name: string;
  /** Of Playwright, which reads them as the end of the name. */
  tags?: string[] | undefined;
  /** Relative to the project's folder. */
  file: string;
  seconds: number;
  hasFailed: boolean;
  /** What its page showed when it failed, as an outline: where nobody watched, the only trace of it. */
  shown?: string | undefined;
};

export type RunnerReport = { counts: Counts; tests: TestRun[] };

const vitestAssertion = z.object({
  fullName: z.string(),
  status: z.string(),
  duration: z.number().nullish(),
  tags: z.array(z.string()).optional(),
});

const vitestFile = z.object({
  name: z.string(),
  status: z.string(),
  assertionResults: z.array(vitestAssertion),
});

/** The part of Vitest's JSON report that is used. */
const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(vitestFile),
});

const testsOfFile = ({ name, status, assertionResults }: z.infer<typeof vitestFile>): TestRun[] => {
  const file = relative(process.cwd(), name);
  const tests = assertionResults.map((test) => ({
    name: test.fullName,
    file,
    seconds: (test.duration ?? 0) / 1000,
    hasFailed: test.status === 'failed',
  }));
  // Something outside its tests failed: an import or a hook.
  const isBroken = status === 'failed' && !tests.some(({ hasFailed }) => hasFailed);
  return isBroken ? [...tests, { name: '', file, seconds: 0, hasFailed: true }] : tests;
};

/** Whether the test belongs to this set: Vitest reports those that its filter leaves out as skipped. */
const isOf = (set: TestSet, { status, tags = [] }: z.infer<typeof vitestAssertion>) =>
  status !== 'skipped' || tags.includes(FULL_TAG) === (set === 'full');

function reportOfVitest(set: TestSet, report: z.infer<typeof vitestReport>): RunnerReport {
  let leftOut = 0;
  const files = report.testResults.map((file) => {
    const assertionResults = file.assertionResults.filter((test) => isOf(set, test));
    leftOut += file.assertionResults.length - assertionResults.length;
    return { ...file, assertionResults };
  });
  return {
    counts: {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests - leftOut,
    },
    tests: files.flatMap(testsOfFile),
  };
}

const playwrightResult = z.object({
  duration: z.number(),
  attachments: z.array(z.object({ name: z.string(), path: z.string().optional() })).default([]),
});

const playwrightSpec = z.object({
  title: z.string(),
  /** Without their `@`. */
  tags: z.array(z.string()).optional(),
  tests: z.array(z.object({ status: z.string(), results: z.array(playwrightResult) })),
});

/** From the file that Playwright writes of a test that failed; a page that was closed by then is not in it. */
function pageOf({ attachments }: z.infer<typeof playwrightResult>): string | undefined {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  if (path === undefined || !existsSync(path)) return;
  return /^# Page snapshot\n+```yaml\n(.*?)\n```$/ms.exec(readFileSync(path, 'utf8'))?.[1];
}

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
 * @param file the file that runs the tests: a test may be declared in another one
 * @param groups the titles around it, except for that of the file
 */
function testsOfSuite({ specs, suites = [] }: PlaywrightSuite, file: string, groups: string[]): TestRun[] {
  const own = specs.map(({ title, tags, tests }) => ({
    name: [...groups, title].join(' '),
    tags,
    file,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0),
    // A test that passed only on the second attempt counts as failed.
    hasFailed: tests.some(({ status }) => status === 'unexpected' || status === 'flaky'),
    shown: tests.flatMap(({ results }) => results.map(pageOf)).find((page) => page !== undefined),
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

const runnerReport = (set: TestSet) =>
  z.union([vitestReport.transform((report) => reportOfVitest(set, report)), playwrightReport]);

/**
 * What a step's exit code and its runner's report say together. A step without a runner, or whose runner wrote no
 * report, counts as one test; a runner that fails outside its tests, or runs none, has failed.
 * @param path the runner's JSON report, if the step has a runner
 * @param set which tests it ran; the others are not counted, as skipped neither
 */
export function readReport(ok: boolean, path: string | undefined, set: TestSet = 'gate'): RunnerReport {
  if (path === undefined)
    return { counts: { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }, tests: [] };
  if (!existsSync(path)) return { counts: { passed: 0, failed: 1, skipped: 0 }, tests: [] };
  const { counts, tests } = runnerReport(set).parse(JSON.parse(readFileSync(path, 'utf8')));
  const isVacuous = counts.passed + counts.failed === 0;
  const isSilent = !ok && counts.failed === 0;
  return { counts: { ...counts, failed: isVacuous || isSilent ? 1 : counts.failed }, tests };
}

/** What the summary needs to know of a step that ran. */
export type StepFinding = Counts & {
  step: { name: string; commands: string[][]; project?: string | undefined };
  seconds: number;
  tests: TestRun[];
};

const sumOf = (findings: StepFinding[], key: keyof Counts) =>
  findings.reduce((total, finding) => total + finding[key], 0);

const stepLine = ({ step, seconds, passed, failed, skipped }: StepFinding) =>
  [
    step.name.padEnd(22),
    `${seconds.toFixed(1)} s`.padStart(8),
    `${passed} passed`.padStart(12),
    `${failed} failed`.padStart(10),
    ...(skipped ? [`${skipped} skipped`.padStart(11)] : []),
  ].join('');

const shownSlowest = 10;

function slowestLines(findings: StepFinding[]): string[] {
  const tests = findings
    .flatMap((finding) => finding.tests)
    .toSorted((one, other) => other.seconds - one.seconds);
  const slowest = tests.slice(0, shownSlowest).map(({ seconds, file, name }) => {
    return `${`${seconds.toFixed(1)} s`.padStart(8)}  ${file}: ${name}`;
  });
  return slowest.length > 0 ? ['', 'The slowest tests:', ...slowest] : [];
}

const shownLines = 60;

function pageLines({ file, name, shown = '' }: TestRun): string[] {
  const lines = shown.split('\n');
  const more = lines.length - shownLines;
  return [
    '',
    `The page of ${file}: ${name}`,
    ...lines.slice(0, shownLines),
    ...(more > 0 ? [`... and ${more} lines more`] : []),
  ];
}

/** Quoted so that a shell reads it as it is. */
const quoted = (text: string) =>
  /^[\w./:=-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;

const asTyped = ([program = '', ...args]: string[]) => {
  const name = program.split(/[\\/]/).at(-1) ?? '';
  const isPackaged = program.includes('node_modules');
  return [...(isPackaged ? ['npx', name] : ['node']), ...args].map(quoted).join(' ');
};

/** Exactly this name, for a runner that takes a regular expression. */
const pattern = (name: string) => `${name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)}$`;

/** The command that runs one test alone; if it needs a build, it uses the one that the gate made. */
export function repeatCommand({ project, commands }: StepFinding['step'], test: TestRun): string {
  const { file, name, tags = [] } = test;
  const [, , ...options] = commands.at(-1) ?? [];
  const configured = options.filter((option) => !option.startsWith('--grep'));
  const start = project
    ? ['npx', 'vitest', 'run', '--project', project, file]
    : ['npx', 'playwright', 'test', ...configured, file];
  const inRunner = [name, ...tags.map((tag) => `@${tag}`)].join(' ');
  const byName = name === '' ? [] : [project ? '-t' : '-g', pattern(inRunner)];
  return [...start, ...byName].map(quoted).join(' ');
}

function failuresOf(finding: StepFinding): string[] {
  const failed = finding.tests.filter(({ hasFailed }) => hasFailed);
  const told = failed.map(
    (test) => `${test.file}${test.name && `: ${test.name}`} => ${repeatCommand(finding.step, test)}`,
  );
  if (told.length > 0 || finding.failed === 0) return told;
  return [`${finding.step.name} => ${finding.step.commands.map(asTyped).join(' && ')}`];
}

/**
 * A line for each step, the slowest tests, the pages of those that failed in a browser, and the sum of all of them; a
 * step without a test runner counts as one test. Where something failed, one last line names it, and after each `=>` the
 * command that runs it alone.
 */
export function gateSummary(findings: StepFinding[]): string {
  const failures = findings.flatMap(failuresOf);
  return [
    '',
    ...findings.map(stepLine),
    ...slowestLines(findings),
    ...findings.flatMap(({ tests }) => tests.filter(({ shown }) => shown)).flatMap(pageLines),
    '',
    `${sumOf(findings, 'passed')} passed, ${sumOf(findings, 'failed')} failed`,
    ...(failures.length > 0 ? [`Failed: ${failures.join('; ')}`] : []),
  ].join('\n');
}
