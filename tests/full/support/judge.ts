import { expect, test } from '@playwright/test';
import type { CriterionNumber } from '@/content/accessibility/wcag';

/** What one look at one criterion found; the reporter counts them. */
export type Judgment = { criterion: CriterionNumber; problems: number };

/** What the rules of axe found at an address, or on a way that begins there: for each rule whether it found a fault. */
export type AxeLooks = {
  /** `Chromium 140`. */
  browser: string;
  address: string;
  states: number;
  looks: number;
  faults: number;
  rules: Record<string, { criteria: CriterionNumber[]; failed: boolean }>;
};

function note(type: string, found: unknown): void {
  test.info().annotations.push({ type, description: JSON.stringify(found) });
}

/** Says that a criterion was judged on a subject, and by what it fails there, if it does. */
export function judge(criterion: CriterionNumber, subject: string, problems: readonly string[]): void {
  note('judgment', { criterion, problems: problems.length } satisfies Judgment);
  expect.soft(problems, `${criterion}, ${subject}`).toEqual([]);
}

export const noteLooks = (looks: AxeLooks): void => note('axe', looks);

/** Of a test of what a screen reader is given: the statement tells of these apart from the others. */
export const heard = { annotation: { type: 'heard' } };

/** Of a test that judges these criteria: if it breaks before it has said so, they count as failed. */
export const judging = (...criteria: CriterionNumber[]) => ({
  tag: criteria.map((criterion): `@${string}` => `@${criterion}`),
});
