import { expect, it } from 'vitest';
import ResultsReporter from '../full/support/results-reporter';

const noted = (type: string, found?: unknown) => ({ type, description: JSON.stringify(found) });
const looks = (address: string) =>
  noted('axe', { browser: 'Chromium 1', address, states: 2, looks: 12, faults: 0, rules: {} });
const judged = noted('judgment', { criterion: '2.1.1', problems: 0 });

it('what the accessibility statement counts is counted once, and as what it says', () => {
  const reporter = new ResultsReporter();
  for (const annotations of [
    // An address, and a way that begins there.
    [looks('/backend-form')],
    [looks('/backend-form')],
    [looks('/')],
    // What a screen reader is given.
    [judged, { type: 'heard' }],
    // A test of something else.
    [],
    [judged, judged],
  ])
    reporter.onTestEnd({ tags: [] }, { status: 'passed', annotations });
  // It broke before it could judge.
  reporter.onTestEnd({ tags: ['@2.4.3'] }, { status: 'failed', annotations: [] });

  const { matrix, tests } = reporter.results();
  expect(matrix).toMatchObject({ addresses: 2, states: 6, looks: 36 });
  expect(tests).toEqual({ passed: 1, failed: 1 });
});
