import { countOf } from '@/content/counts';
import type { LegalDocument, LegalSection } from '@/content/legal/legal';
import { type Site, site } from '@/content/site';
import { dayInWords } from '@/content/wording';
import { paths } from '@/lib/paths';
import {
  type AccessibilityResults,
  accessibilityResults,
  type CriterionNumber,
  type CriterionResult,
  criterionNumbers,
  successCriteria,
} from './wcag';

type Verdict = 'failed' | 'tested' | 'by rules' | 'not tried';

/** What a run says of a criterion. Nothing is said to hold that no test and no rule has looked at. */
export function verdictOf({ tests, failedTests, rules, failedRules }: CriterionResult): Verdict {
  if (failedTests + failedRules > 0) return 'failed';
  if (tests > 0) return 'tested';
  return rules > 0 ? 'by rules' : 'not tried';
}

/** `1.4.4 Resize Text (AA)`. */
export function criterionLine(number: CriterionNumber): string {
  const [name, level] = successCriteria[number];
  return `${number} ${name} (${level})`;
}

const linesOf = ({ criteria }: AccessibilityResults, verdict: Verdict): string[] =>
  criterionNumbers.filter((number) => verdictOf(criteria[number]) === verdict).map(criterionLine);

/** A list under a sentence, or another sentence where there is nothing to list. */
const listed = (lines: readonly string[], sentence: string, otherwise: string) =>
  lines.length > 0 ? [sentence, lines] : [otherwise];

/** Whether the whole has been run at all; before that the page says so, and nothing else. */
export const isTried = ({ tests }: AccessibilityResults): boolean => tests.passed + tests.failed > 0;

const untriedNote = 'No whole run has been made of this version yet, so we claim nothing here.';

function standSection(results: AccessibilityResults): LegalSection {
  const failed = linesOf(results, 'failed').length;
  const untried = linesOf(results, 'not tried').length;
  const tried = criterionNumbers.length - untried;
  return {
    id: 'where-we-stand',
    title: 'Where we stand',
    body: [
      'This site is made to be used by everyone: by keyboard, by voice, with a screen reader, with large text or in strong contrast. We measure it against the Web Content Accessibility Guidelines (WCAG) 2.2, levels A and AA.',
      isTried(results)
        ? `Of their ${criterionNumbers.length} success criteria our last run tried ${tried}, and ${failed || 'none'} of those failed. Not tried: ${untried}.`
        : untriedNote,
      'The figures on this page come from the file that the run itself wrote. They are the results of our own tests, not of an outside audit.',
    ],
  };
}

const foundSections = (results: AccessibilityResults): readonly LegalSection[] => [
  {
    id: 'what-held',
    title: 'What held',
    body: [
      ...listed(
        linesOf(results, 'tested'),
        'Tests written for this site judged these, and none failed:',
        'No test judged any of them without a failure.',
      ),
      ...listed(
        linesOf(results, 'by rules'),
        'For these, automated rules found no fault. Rules see a part of what a person would:',
        'No criterion rests on automated rules alone.',
      ),
    ],
  },
  {
    id: 'what-did-not',
    title: 'What did not',
    body: [
      ...listed(
        linesOf(results, 'failed'),
        'In these our last run found a fault:',
        'Nothing that the last run tried failed.',
      ),
      ...listed(
        linesOf(results, 'not tried'),
        'These were not tried, and we claim nothing of them:',
        'Each criterion was tried by a test or by a rule.',
      ),
      'The booking calendar and the payment pages belong to other companies. Our tests end where theirs begin. You can book by opening the calendar in a new tab.',
    ],
    links: [{ label: 'Book a call', href: paths.contact }],
  },
];

function methodSection(results: AccessibilityResults): LegalSection {
  const { day, browser, axe, matrix, tests } = results;
  const { addresses, states, themes, widths, looks, faults } = matrix;
  return {
    id: 'how-it-was-tried',
    title: 'How it was tried',
    body: !isTried(results)
      ? ['There is no whole run to tell of yet.']
      : [
          `The run of ${dayInWords(day)} used ${browser} and the rules of axe-core ${axe}, on the site as visitors get it.`,
          [
            `${countOf(addresses, 'address', 'addresses')} and ${countOf(states, 'state')} of them, such as an open menu or a form with errors.`,
            `Each in ${countOf(themes, 'theme')} and at ${countOf(widths, 'width')}: ${looks} checks by axe, which found ${faults ? countOf(faults, 'fault') : 'no faults'}.`,
            `${countOf(tests.passed + tests.failed, 'test')} of our own, by keyboard and mouse, of which ${tests.failed || 'none'} failed.`,
            'Large text, wide spacing, 400% zoom, forced colors, more contrast, less motion, less transparency, and paper.',
            'What a screen reader is given on the twelve key screens, read line by line.',
          ],
          'The run does not replace people: no named screen reader or switch is part of it.',
        ],
  };
}

const reportSection = (contact: string): LegalSection => ({
  id: 'tell-us',
  title: 'Tell us',
  body: [
    'If something here is in your way, write to us. Say which page it was and what you used. You can also ask for any page in another form.',
  ],
  links: [{ label: contact, href: `mailto:${contact}` }],
});

/** Where barriers are reported. There is always an address: not everyone can say in a call what is in their way. */
export const barrierContact = ({ accessibilityContact, legalContact }: Site = site): string =>
  (accessibilityContact ?? legalContact).email;

/** The accessibility statement, made of what the last run found. */
export const accessibilityStatement = (
  results: AccessibilityResults,
  contact: string = barrierContact(),
): LegalDocument => ({
  title: 'Accessibility',
  metaTitle: 'Accessibility statement',
  metaDescription:
    'How this site measures up to WCAG 2.2 AA: what held, what did not, how and when it was tried, and how to tell us what is in your way.',
  effective: results.day,
  dateWords: isTried(results) ? 'Last tried on' : 'Written on',
  sections: [
    standSection(results),
    ...foundSections(results),
    methodSection(results),
    reportSection(contact),
  ],
});

export const accessibility = accessibilityStatement(accessibilityResults);
