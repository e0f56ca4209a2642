import { describe, expect, it, test } from 'vitest';
import { readingEase } from '@/tests/support/reading-ease';
import { integratedOffer, services } from './index';
import type { Section } from './section';
import type { Service } from './service';

const pages: readonly Service[] = [...services, integratedOffer];
const names = new Set(['kind', 'mode', 'icon', 'figure', 'label', 'href', 'terms', 'measure', 'name']);

/** What is read as prose: texts of more than four words, without names and figures. */
function prose(value: unknown): string[] {
  if (typeof value === 'string') return value.split(' ').length > 4 ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => (names.has(field) ? [] : prose(inner)));
}

const isOurs = ({ kind }: Section) => kind !== 'statistics';

describe('reading ease', () => {
  it.each(pages)('$slug is at least 50', ({ sections }) => {
    expect(readingEase(prose(sections.filter(isOurs)))).toBeGreaterThanOrEqual(50);
  });

  it.each(pages)('$slug has no section under 50', ({ sections }) => {
    const hard = sections.filter(
      (section) => isOurs(section) && prose(section).length > 1 && readingEase(prose(section)) < 50,
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
