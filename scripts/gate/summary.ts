import type { Result } from './run-step';

const sum = (results: Result[], key: 'passed' | 'failed' | 'skipped') =>
  results.reduce((total, result) => total + result[key], 0);

const line = ({ name, seconds, passed, failed, skipped }: Result) =>
  [
    name.padEnd(22),
    `${seconds.toFixed(1)} s`.padStart(8),
    `${passed} passed`.padStart(12),
    `${failed} failed`.padStart(10),
    ...(skipped ? [`${skipped} skipped`.padStart(11)] : []),
  ].join('');

/** A line for each step, then the sum over all of them. Steps without a test runner count as one. */
export const summary = (results: Result[]) =>
  ['', ...results.map(line), '', `${sum(results, 'passed')} passed, ${sum(results, 'failed')} failed`].join(
    '\n',
  );
