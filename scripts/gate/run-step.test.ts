import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countsOf } from './run-step';

function reportOf(content: object): string {
  const path = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

const vitest = (passed: number, failed: number) =>
  reportOf({ numPassedTests: passed, numFailedTests: failed, numPendingTests: 1, numTodoTests: 0 });

const playwright = (stats: object) => reportOf({ stats: { unexpected: 0, flaky: 0, skipped: 0, ...stats } });

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
  expect(countsOf(ok, report)).toEqual(counts);
});
