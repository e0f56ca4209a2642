import { expect, test } from 'vitest';
import { type Finding, gateSummary, repeatCommand } from './summary';

const run = (name: string, seconds = 1, hasFailed = false) => ({
  name,
  file: 'lib/a.test.ts',
  seconds,
  hasFailed,
});

const finding = (parts: Partial<Finding>): Finding => ({
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
    `npx playwright test tests/e2e/a.spec.ts --no-deps -g ${typed}`,
  );
});

test('a file that failed around its tests is repeated whole', () => {
  expect(repeatCommand({ name: 'server', project: 'server', commands: [] }, run(''))).toBe(
    'npx vitest run --project server lib/a.test.ts',
  );
});
