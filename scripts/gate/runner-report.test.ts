import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readReport } from './runner-report';

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
