import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { site } from '@/content/site';
import {
  accessibility,
  accessibilityStatement,
  barrierContact,
  criterionLine,
  isTried,
  verdictOf,
} from './statement';
import { type AccessibilityResults, accessibilityResults, criterionNumbers } from './wcag';

const untried = { tests: 0, failedTests: 0, rules: 0, failedRules: 0 };
const criteria = Object.fromEntries(
  criterionNumbers.map((number) => [number, untried]),
) as AccessibilityResults['criteria'];

const resultsWith = (found: Partial<AccessibilityResults['criteria']>): AccessibilityResults => ({
  ...accessibilityResults,
  tests: { passed: 1, failed: 0 },
  criteria: { ...criteria, ...found },
});

/** The lists of a statement under the section of this name. */
const listed = (results: AccessibilityResults, id: string) =>
  accessibilityStatement(results)
    .sections.find((section) => section.id === id)
    ?.body.flat() ?? [];

describe('the statement', () => {
  it('claims nothing of a criterion that neither a test nor a rule has looked at', () => {
    const results = resultsWith({});
    for (const number of criterionNumbers) {
      expect(listed(results, 'what-held')).not.toContain(criterionLine(number));
      expect(listed(results, 'what-did-not')).toContain(criterionLine(number));
    }
  });

  it.each([
    [
      { tests: 3, failedTests: 0, rules: 0, failedRules: 0 },
      'what-held',
      'Tests written for this site judged these',
    ],
    [
      { tests: 3, failedTests: 0, rules: 2, failedRules: 0 },
      'what-held',
      'Tests written for this site judged these',
    ],
    [
      { tests: 0, failedTests: 0, rules: 2, failedRules: 0 },
      'what-held',
      'For these, automated rules found no fault',
    ],
    [{ tests: 3, failedTests: 1, rules: 0, failedRules: 0 }, 'what-did-not', 'our last run found a fault'],
    [{ tests: 3, failedTests: 0, rules: 2, failedRules: 1 }, 'what-did-not', 'our last run found a fault'],
    [untried, 'what-did-not', 'we claim nothing of them'],
  ])(
    'says of %j that it stands under %s, by what it rests on, and nowhere else',
    (result, place, sentence) => {
      const places = accessibilityStatement(resultsWith({ '1.4.4': result })).sections.flatMap(
        ({ id, body }) =>
          body.flatMap((block, index) =>
            block.includes('1.4.4 Resize Text (AA)') ? [[id, body[index - 1]]] : [],
          ),
      );
      expect(places).toEqual([[place, expect.stringContaining(sentence)]]);
    },
  );

  it('of a version that was never run as a whole says that and no figure', () => {
    const never = { ...resultsWith({}), tests: { passed: 0, failed: 0 } };
    expect(accessibilityStatement(never).dateWords).toBe('Written on');
    expect(listed(never, 'how-it-was-tried')).toEqual(['There is no whole run to tell of yet.']);
    expect(listed(never, 'what-held').join(' ')).not.toMatch(/\d/);
  });

  it('says how many failed before anything else', () => {
    const failed = { tests: 1, failedTests: 1, rules: 0, failedRules: 0 };
    expect(listed(resultsWith({ '1.4.4': failed, '2.1.1': failed }), 'where-we-stand').join(' ')).toContain(
      'tried 2, and 2 of those failed. Not tried: 53.',
    );
    const held = { ...failed, failedTests: 0 };
    expect(listed(resultsWith({ '1.4.4': held }), 'where-we-stand').join(' ')).toContain(
      'tried 1, and none of those failed. Not tried: 54.',
    );
  });

  it('gives the operator’s address for reports, which is that of legal questions where there is no other', () => {
    const own = { ...site, accessibilityContact: { email: 'access@site.test' } };
    const address = barrierContact(own);
    expect(address).toBe('access@site.test');
    expect(barrierContact({ ...own, accessibilityContact: null })).toBe(site.legalContact.email);
    const links = accessibilityStatement(accessibilityResults, address).sections.at(-1)?.links;
    expect(links?.map(({ href }) => href)).toEqual([`mailto:${address}`]);
  });
});

describe('the results of the last whole run', () => {
  const { matrix, tests } = accessibilityResults;

  it('are complete: every criterion has its row, and the run had looks and tests', () => {
    expect(Object.keys(accessibilityResults.criteria)).toEqual(criterionNumbers);
    expect(matrix.looks).toBe(matrix.states * matrix.themes * matrix.widths);
    if (!isTried(accessibilityResults)) return;
    expect(matrix.looks).toBeGreaterThan(matrix.addresses);
    // One for each address, and those of what no other page has.
    expect(tests.passed + tests.failed).toBeGreaterThan(matrix.addresses);
  });

  it('are said to come from fingers only where a test has some', () => {
    const folder = 'tests/full';
    const tests = readdirSync(folder).filter((name) => name.endsWith('.spec.ts'));
    const haveFingers = tests.some((name) => readFileSync(`${folder}/${name}`, 'utf8').includes('hasTouch'));
    const words = listed(accessibilityResults, 'how-it-was-tried').join(' ');
    expect(words).toContain('by keyboard');
    if (!haveFingers) expect(words).not.toContain('touch');
  });

  it('are what the page says, criterion by criterion', () => {
    const lists = accessibility.sections.flatMap(({ body }) => body).flat();
    for (const number of criterionNumbers) {
      const id = ['failed', 'not tried'].includes(verdictOf(accessibilityResults.criteria[number]))
        ? 'what-did-not'
        : 'what-held';
      expect(lists).toContain(criterionLine(number));
      expect(listed(accessibilityResults, id)).toContain(criterionLine(number));
    }
    const words = lists.join(' ');
    if (!isTried(accessibilityResults)) expect(words).toContain('we claim nothing here');
    else
      for (const count of [matrix.looks, matrix.addresses, tests.passed + tests.failed]) {
        expect(words).toContain(` ${count} `.trimStart());
      }
    expect(accessibility.effective).toBe(accessibilityResults.day);
  });
});
