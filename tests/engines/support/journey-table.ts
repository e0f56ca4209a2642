import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** What became of a journey in one engine: a skipped one is a thing the engine lacks. */
type Outcome = { name: string; engine: string; passed: boolean; lacks?: string };

const outcomeOf = (test: TestCase, { status, annotations }: TestResult): Outcome => ({
  name: test.titlePath().slice(3).join(', '),
  engine: test.parent.project()?.name ?? '',
  passed: status === 'passed',
  lacks: status === 'skipped' ? annotations.find(({ type }) => type === 'skip')?.description : undefined,
});

const said = (outcome?: Outcome) => {
  if (!outcome) return '';
  if (outcome.lacks) return 'lacks it';
  return outcome.passed ? 'passed' : 'FAILED';
};

/** A line for each journey with what became of it in each engine, what engines lack, and the sums. */
export function journeyTable(outcomes: readonly Outcome[]): string {
  const engines = [...new Set(outcomes.map(({ engine }) => engine))];
  const names = [...new Set(outcomes.map(({ name }) => name))];
  const width = Math.max(...names.map(({ length }) => length)) + 2;
  const line = (name: string, cells: string[]) =>
    name.padEnd(width) + cells.map((cell) => cell.padStart(10)).join('');
  const rows = names.map((name) =>
    line(
      name,
      engines.map((engine) => said(outcomes.find((one) => one.name === name && one.engine === engine))),
    ),
  );
  const lacking = outcomes.filter(({ lacks }) => lacks);
  const notes = lacking.map(({ engine, name, lacks }) => `${engine}, ${name}: ${lacks}`);
  const passed = outcomes.filter((outcome) => outcome.passed).length;
  const failed = outcomes.length - passed - lacking.length;
  return [line('', engines), ...rows, '', ...notes, `${passed} passed, ${failed} failed`].join('\n');
}

/** Prints the table at the end of a run. */
export default class JourneyTable implements Reporter {
  private outcomes = new Map<string, Outcome>();

  onTestEnd(test: TestCase, result: TestResult) {
    this.outcomes.set(test.id, outcomeOf(test, result));
  }

  onEnd() {
    if (this.outcomes.size > 0) console.log(`\n${journeyTable([...this.outcomes.values()])}`);
  }

  printsToStdio() {
    return true;
  }
}
