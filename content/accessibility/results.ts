import results from './results.json' with { type: 'json' };
import type { CriterionNumber } from './wcag';

/** How a success criterion fared in a run. */
export type CriterionResult = {
  /** Tests that judge the criterion on this site, and those of them that failed. */
  tests: number;
  failedTests: number;
  /** Rules of axe that belong to it and found something to look at, and those of them that found a fault. */
  rules: number;
  failedRules: number;
};

/** What the last whole `npm run test:full` found. Nobody writes it by hand. */
export type AccessibilityResults = {
  /** The day of the run, an ISO date. */
  day: string;
  browser: string;
  axe: string;
  /** What axe looked at: each address and state in each theme and at each width. */
  matrix: {
    addresses: number;
    states: number;
    themes: number;
    widths: number;
    looks: number;
    faults: number;
  };
  /** All tests of the run. */
  tests: { passed: number; failed: number };
  criteria: Readonly<Record<CriterionNumber, CriterionResult>>;
};

export const accessibilityResults: AccessibilityResults = results;
