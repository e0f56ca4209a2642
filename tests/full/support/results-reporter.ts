import { readdirSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestResult,
} from '@playwright/test/reporter';
import axe from 'axe-core';
import {
  type AccessibilityResults,
  type CriterionNumber,
  type CriterionResult,
  criterionNumbers,
} from '@/content/accessibility/wcag';
import type { AxeLooks, Judgment } from './judge';
import { themes, widths } from './windows';

const resultsFile = 'content/accessibility/results.json';

const found = <Found>({ annotations }: Pick<TestResult, 'annotations'>, type: string): Found[] =>
  annotations
    .filter((annotation) => annotation.type === type)
    .map(({ description = '{}' }) => JSON.parse(description) as Found);

/** Whether a test judges criteria by more than rules or what is spoken, of which the statement tells by itself. */
const isOwnJudgment = (tags: readonly string[], { annotations }: Pick<TestResult, 'annotations'>): boolean =>
  annotations.every(({ type }) => type !== 'heard') &&
  (tags.length > 0 || annotations.some(({ type }) => type === 'judgment'));

/** Every test of the folder was asked for, by no name and no file alone. */
function isWholeRun({ grep }: FullConfig, suite: Suite, folder: string): boolean {
  const asked = new Set(suite.allTests().map(({ location }) => basename(location.file)));
  const all = readdirSync(folder).filter((name) => name.endsWith('.spec.ts'));
  return String(grep) === '/.*/' && all.every((name) => asked.has(name));
}

/** Counts what the run found and writes it where the accessibility statement reads it. */
export default class ResultsReporter implements Reporter {
  private isWhole = false;
  private asked = 0;
  private ended = 0;
  private readonly tests = { passed: 0, failed: 0 };
  private readonly looks: AxeLooks[] = [];
  private readonly criteria = new Map<CriterionNumber, CriterionResult>(
    criterionNumbers.map((number) => [number, { tests: 0, failedTests: 0, rules: 0, failedRules: 0 }]),
  );

  onBegin(config: FullConfig, suite: Suite) {
    this.isWhole = isWholeRun(config, suite, config.rootDir);
    this.asked = suite.allTests().length;
  }

  onTestEnd({ tags }: Pick<TestCase, 'tags'>, result: Pick<TestResult, 'annotations' | 'status'>) {
    const passed = result.status === 'passed';
    this.ended += 1;
    if (isOwnJudgment(tags, result)) this.tests[passed ? 'passed' : 'failed'] += 1;
    this.looks.push(...found<AxeLooks>(result, 'axe'));
    const judgments = found<Judgment>(result, 'judgment');
    for (const { criterion, problems } of judgments) this.count(criterion, problems > 0);
    // A test that broke for another reason has judged nothing: what it was about did not hold.
    if (passed || judgments.some(({ problems }) => problems > 0)) return;
    for (const tag of tags) this.count(tag.slice(1) as CriterionNumber, true);
  }

  private count(criterion: CriterionNumber, failed: boolean) {
    const row = this.criteria.get(criterion);
    if (!row) throw new Error(`${criterion} is no criterion of content/accessibility/wcag.ts`);
    row.tests += 1;
    if (failed) row.failedTests += 1;
  }

  /** A rule fails a criterion once, however often it does. */
  private countRules() {
    const rules = new Map<string, AxeLooks['rules'][string]>();
    for (const looks of this.looks) {
      for (const [id, rule] of Object.entries(looks.rules)) {
        rules.set(id, { ...rule, failed: rule.failed || (rules.get(id)?.failed ?? false) });
      }
    }
    for (const { criteria, failed } of rules.values()) {
      for (const criterion of criteria) {
        const row = this.criteria.get(criterion);
        if (!row) continue;
        row.rules += 1;
        if (failed) row.failedRules += 1;
      }
    }
  }

  /** What the statement is made of, once every test has ended. */
  results(): AccessibilityResults {
    this.countRules();
    const sum = (field: 'states' | 'looks' | 'faults') =>
      this.looks.reduce((total, looks) => total + looks[field], 0);
    return {
      day: new Date().toISOString().slice(0, 10),
      browser: browserName(this.looks),
      axe: axe.version,
      matrix: {
        addresses: new Set(this.looks.map(({ address }) => address)).size,
        states: sum('states'),
        themes: themes.length,
        widths: widths.length,
        looks: sum('looks'),
        faults: sum('faults'),
      },
      tests: this.tests,
      criteria: Object.fromEntries(this.criteria) as AccessibilityResults['criteria'],
    };
  }

  onEnd({ status }: FullResult) {
    this.isWhole &&= this.ended === this.asked && status !== 'interrupted';
    const results = this.results();
    if (this.isWhole) writeFileSync(resultsFile, `${JSON.stringify(results, null, 2)}\n`);
    const { looks, addresses, states, faults } = results.matrix;
    console.log(`\n${looks} looks of axe at ${addresses} addresses and ${states} states: ${faults} faults.`);
    console.log(this.isWhole ? `Written to ${resultsFile}.` : 'Not the whole run: no results are written.');
  }

  printsToStdio() {
    return false;
  }
}

const browserName = (looks: readonly AxeLooks[]) => looks[0]?.browser ?? 'Chromium';
