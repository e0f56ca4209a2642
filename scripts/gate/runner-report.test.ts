import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { gateSummary, readReport, repeatCommand, type StepFinding } from './runner-report';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

let reports = 0;

function reportOf(content: object): string {
  const path = join(folder, `${++reports}.json`);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

const vitest = (passed: number, failed: number, testResults: object[] = []) =>
  reportOf({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults,
  });

const config = { rootDir: join(process.cwd(), 'tests', 'e2e') };
const playwright = (stats: object, suites: object[] = []) =>
  reportOf({ config, suites, stats: { unexpected: 0, flaky: 0, skipped: 0, ...stats } });

test.each([
  ['a step without a runner that went well', true, undefined, { passed: 1, failed: 0, skipped: 0 }],
  ['a step without a runner that failed', false, undefined, { passed: 0, failed: 1, skipped: 0 }],
  ['a runner that wrote no report', true, '/nowhere/report.json', { passed: 0, failed: 1, skipped: 0 }],
  ['Vitest', true, vitest(3, 0), { passed: 3, failed: 0, skipped: 1 }],
  ['Vitest with a failure', false, vitest(3, 2), { passed: 3, failed: 2, skipped: 1 }],
  ['Vitest failing outside its tests', false, vitest(3, 0), { passed: 3, failed: 1, skipped: 1 }],
  ['a runner that ran nothing', true, vitest(0, 0), { passed: 0, failed: 1, skipped: 1 }],
  ['Playwright', true, playwright({ expected: 4, skipped: 2 }), { passed: 4, failed: 0, skipped: 2 }],
  [
    'a flaky end-to-end test',
    true,
    playwright({ expected: 4, flaky: 1 }),
    { passed: 4, failed: 1, skipped: 0 },
  ],
])('%s', (_name, ok, report, counts) => {
  expect(readReport(ok, report).counts).toEqual(counts);
});

test('names the tests of Vitest, and a file that failed around them', () => {
  const file = (name: string, status: string, assertionResults: object[]) => ({
    name: join(process.cwd(), name),
    status,
    assertionResults,
  });
  const report = vitest(1, 1, [
    file('lib/a.test.ts', 'failed', [
      { fullName: 'a group is right', status: 'passed', duration: 1500 },
      { fullName: 'a group is wrong', status: 'failed', duration: 20 },
    ]),
    file('lib/b.test.ts', 'failed', [{ fullName: 'never ran', status: 'skipped' }]),
  ]);
  expect(readReport(false, report).tests).toEqual([
    { name: 'a group is right', file: 'lib/a.test.ts', seconds: 1.5, hasFailed: false },
    { name: 'a group is wrong', file: 'lib/a.test.ts', seconds: 0.02, hasFailed: true },
    { name: 'never ran', file: 'lib/b.test.ts', seconds: 0, hasFailed: false },
    { name: '', file: 'lib/b.test.ts', seconds: 0, hasFailed: true },
  ]);
});

test.each([
  ['gate', 'of the gate'],
  ['full', 'repeats it'],
] as const)(
  'what the filter leaves out of the set “%s” is no test of it, and none that was skipped',
  (set, name) => {
    const path = join(folder, `${set}.json`);
    const ran = (tags: string[]) => (tags.includes('full') === (set === 'full') ? 'passed' : 'skipped');
    const assertionResults = [
      { fullName: 'of the gate', status: ran([]), duration: 0, tags: [] },
      { fullName: 'repeats it', status: ran(['full']), duration: 0, tags: ['full'] },
      { fullName: 'lacks its tool', status: 'skipped', tags: set === 'full' ? ['full'] : [] },
    ];
    const testResults = [
      { name: join(process.cwd(), 'lib/a.test.ts'), status: 'passed', assertionResults },
      {
        name: join(process.cwd(), 'lib/b.test.ts'),
        status: 'passed',
        assertionResults: [
          { fullName: 'of the other', status: 'skipped', tags: set === 'full' ? [] : ['full'] },
        ],
      },
    ];
    const totals = { numPassedTests: 1, numFailedTests: 0, numPendingTests: 3, numTodoTests: 0 };
    writeFileSync(path, JSON.stringify({ ...totals, testResults }));
    const { counts, tests } = readReport(true, path, set);
    expect(counts).toEqual({ passed: 1, failed: 0, skipped: 1 });
    expect(tests.map((test) => test.name)).toEqual([name, 'lacks its tool']);
  },
);

test('names the tests of Playwright with the groups around them; what passed only when repeated has failed', () => {
  const spec = (title: string, status: string, ...durations: number[]) => ({
    title,
    file: 'support/declared-elsewhere.ts',
    tests: [{ status, results: durations.map((duration) => ({ duration })) }],
  });
  const group = { title: 'a group', specs: [spec('is flaky', 'flaky', 1000, 500)] };
  const file = { title: 'theme.spec.ts', specs: [spec('is dark', 'expected', 250)], suites: [group] };
  expect(readReport(false, playwright({ expected: 1, flaky: 1 }, [file])).tests).toEqual([
    { name: 'is dark', file: 'tests/e2e/theme.spec.ts', seconds: 0.25, hasFailed: false },
    { name: 'a group is flaky', file: 'tests/e2e/theme.spec.ts', seconds: 1.5, hasFailed: true },
  ]);
});

test('tells what the page of a failed test showed, as far as its beginning', () => {
  const page = Array.from({ length: 70 }, (_, line) => `- paragraph: ${line}`);
  const told = join(folder, 'error-context.md');
  writeFileSync(told, ['# Page snapshot', '', '```yaml', ...page, '```', '', '# Test source', ''].join('\n'));
  const failing = (path: string) => ({
    title: path === told ? 'is wrong' : 'is gone',
    tests: [
      { status: 'unexpected', results: [{ duration: 5, attachments: [{ name: 'error-context', path }] }] },
    ],
  });
  const file = { title: 'theme.spec.ts', specs: [told, join(folder, 'gone.md')].map(failing) };
  const { counts, tests } = readReport(false, playwright({ expected: 1, unexpected: 2 }, [file]));
  const lines = gateSummary([finding({ ...counts, tests })]).split('\n');
  const start = lines.indexOf('The page of tests/e2e/theme.spec.ts: is wrong');
  expect(lines.slice(start + 1, -3)).toEqual([...page.slice(0, 60), '... and 10 lines more']);
});

const run = (name: string, seconds = 1, hasFailed = false) => ({
  name,
  file: 'lib/a.test.ts',
  seconds,
  hasFailed,
});

const finding = (parts: Partial<StepFinding>): StepFinding => ({
  step: { name: 'unit', project: 'unit', commands: [['node_modules/.bin/vitest', 'run']] },
  seconds: 2.5,
  passed: 2,
  failed: 0,
  skipped: 0,
  tests: [],
  ...parts,
});

test('ends with the sum where all went well', () => {
  expect(gateSummary([finding({}), finding({ skipped: 1 })]).split('\n')).toEqual([
    '',
    'unit                     2.5 s    2 passed  0 failed',
    'unit                     2.5 s    2 passed  0 failed  1 skipped',
    '',
    '4 passed, 0 failed',
  ]);
});

test('tells the ten slowest tests of all steps, the slowest first', () => {
  const tests = Array.from({ length: 12 }, (_, index) => run(`takes ${index}`, index));
  const lines = gateSummary([
    finding({ tests: tests.slice(6) }),
    finding({ tests: tests.slice(0, 6) }),
  ]).split('\n');
  const slowest = lines.slice(lines.indexOf('The slowest tests:') + 1).slice(0, 11);
  expect(slowest[0]).toBe('  11.0 s  lib/a.test.ts: takes 11');
  expect(slowest[9]).toBe('   2.0 s  lib/a.test.ts: takes 2');
  expect(slowest[10]).toBe('');
});

test('its last line names what failed, each with the command that repeats it', () => {
  const types = {
    name: 'types',
    commands: [['node_modules/.bin/next', 'typegen'], ['node_modules/.bin/tsc']],
  };
  const build = { name: 'build', commands: [['/usr/bin/node', 'scripts/run.mjs', 'build']] };
  const lines = gateSummary([
    finding({ failed: 1, tests: [run('is right'), run('is wrong', 1, true)] }),
    finding({ step: types, failed: 1 }),
    finding({ step: build, failed: 1 }),
  ]).split('\n');
  expect(lines.slice(-2)).toEqual([
    '6 passed, 3 failed',
    "Failed: lib/a.test.ts: is wrong => npx vitest run --project unit lib/a.test.ts -t 'is wrong$'; " +
      'types => npx next typegen && npx tsc; build => node scripts/run.mjs build',
  ]);
});

test.each([
  ["a name with a ' and (signs)?", String.raw`'a name with a '\'' and \(signs\)\?$'`],
  ['/demo?from=//a.b costs $5', String.raw`'/demo\?from=//a\.b costs \$5$'`],
])('a shell and a runner read %s as it stands', (name, typed) => {
  const browser = { name: 'end to end', commands: [] };
  expect(repeatCommand(browser, { ...run(name), file: 'tests/e2e/a.spec.ts' })).toBe(
    `npx playwright test tests/e2e/a.spec.ts -g ${typed}`,
  );
});

test('a test of a plan with settings of its own is repeated with them', () => {
  const matrix = {
    name: 'matrix',
    commands: [['node_modules/.bin/playwright', 'test', '--config', 'full.ts']],
  };
  expect(repeatCommand(matrix, { ...run('axe'), file: 'tests/full/a.spec.ts' })).toBe(
    "npx playwright test --config full.ts tests/full/a.spec.ts -g 'axe$'",
  );
});

test('a test of the browser is repeated by its name and its tags, as its report has them', () => {
  const commands = [['node_modules/.bin/playwright', 'test', '--grep=@full']];
  const step = { name: 'end to end', commands };
  const commandOf = (...tags: string[]) => {
    const spec = { title: 'axe', tags, tests: [{ status: 'unexpected', results: [{ duration: 1 }] }] };
    const [test = run('')] = readReport(
      false,
      playwright({ expected: 1 }, [{ title: 'a.spec.ts', specs: [spec] }]),
    ).tests;
    return repeatCommand(step, test);
  };
  expect(commandOf()).toBe("npx playwright test tests/e2e/a.spec.ts -g 'axe$'");
  expect(commandOf('full')).toBe("npx playwright test tests/e2e/a.spec.ts -g 'axe @full$'");
  expect(commandOf('2.2.1', '4.1.2')).toBe(
    String.raw`npx playwright test tests/e2e/a.spec.ts -g 'axe @2\.2\.1 @4\.1\.2$'`,
  );
});

test('a file that failed around its tests is repeated whole', () => {
  expect(repeatCommand({ name: 'server', project: 'server', commands: [] }, run(''))).toBe(
    'npx vitest run --project server lib/a.test.ts',
  );
});
