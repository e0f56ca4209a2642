import { describe, expect, it, test } from 'vitest';
import { clarificationMessages } from '@/content/assessments/intents';
import { formTexts, pageTexts } from '@/tests/fixtures/page-texts';
import { readingEase } from '@/tests/support/reading-ease';
import { servicePages } from './services';
import type { Section } from './services/section';

const names = new Set([
  'kind',
  'mode',
  'icon',
  'figure',
  'label',
  'href',
  'terms',
  'measure',
  'name',
  'claim',
  'claims',
]);

/** What is read as prose: texts of more than four words, without names and figures. */
function prose(value: unknown): string[] {
  if (typeof value === 'string') return value.split(' ').length > 4 ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => (names.has(field) ? [] : prose(inner)));
}

/** Fixed by the specification. */
const given: readonly string[] = Object.values(clarificationMessages);
const pages = [...pageTexts, ...formTexts].map(([page, texts]) => ({
  page,
  texts: prose(texts).filter((text) => !given.includes(text)),
}));

describe('reading ease', () => {
  it.each(pages)('$page is at least 55', ({ texts }) => {
    expect(readingEase(texts)).toBeGreaterThanOrEqual(55);
  });

  it.each(servicePages)('$slug has no section under 50', ({ sections }) => {
    const hard = sections.filter(
      (section: Section) =>
        section.kind !== 'statistics' && prose(section).length > 1 && readingEase(prose(section)) < 50,
    );
    expect(hard.map(({ kind }) => kind)).toEqual([]);
  });
});

test('reading ease tells plain words from hard ones', () => {
  expect(readingEase(['The cat sat on the mat.'])).toBeGreaterThan(100);
  expect(
    readingEase([
      'Organizational implementation methodologies necessitate comprehensive interdepartmental coordination.',
    ]),
  ).toBeLessThan(0);
});
