import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { servicePages as pages } from '@/content/services';
import { specimensOf } from '@/content/services/service';
import { specimenMark } from '@/content/services/specimen';
import { SpecimenRows } from './conversations';
import { SpecimenSpread } from './specimen-spread';

const entities: Record<string, string> = { amp: '&', '#x27': "'", quot: '"', lt: '<', gt: '>' };
const readable = (html: string) =>
  html.replace(/<[^>]*>/g, '').replace(/&([#\w]+);/g, (entity, name: string) => entities[name] ?? entity);

const unread = new Set(['kind', 'state', 'figure']);
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value.replaceAll(/[{}]/g, '')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => (unread.has(field) ? [] : textsOf(inner)));
}

test('no two of the specified services and the integrated offer show a specimen of one kind', () => {
  // A service added later may show what another shows too.
  const kinds = new Set(pages.map(({ specimen }) => specimen.kind));
  expect(kinds.size).toBeGreaterThanOrEqual(Math.min(pages.length, 10));
});

const specimens = pages.flatMap((page) => specimensOf(page).map((shown) => ({ slug: page.slug, shown })));

test.each(specimens)('$slug shows its specimen as text, and says that it is one', ({ shown }) => {
  const text = readable(renderToStaticMarkup(<SpecimenSpread specimen={shown} />));
  for (const part of [...textsOf(shown), specimenMark]) expect(text).toContain(part);
});

test('what the look of an hour in a week means is said of it too', () => {
  for (const { shown } of specimens) {
    if (shown.kind !== 'week') continue;
    const text = readable(renderToStaticMarkup(<SpecimenSpread specimen={shown} />));
    for (const { what, state } of shown.days.flatMap(({ hours }) => hours)) {
      expect(text).toContain(`${what}: ${shown.states[state]}`);
    }
  }
});

test('in what is passed on, a word with a hyphen stays whole, and what is filled in stays marked', () => {
  const html = renderToStaticMarkup(<SpecimenRows rows={[['Asked', 'Is pick-up on {week-day} free?']]} />);
  expect(html).toContain(
    '<dd>Is <span class="whitespace-nowrap">pick-up</span> on <mark>week-day</mark> free?</dd>',
  );
});

test('a service that works both ways shows a specimen of each direction', () => {
  for (const page of pages) {
    const directions = page.sections.some(({ kind }) => kind === 'two-way-hero') ? 2 : 1;
    expect(new Set(specimensOf(page).map(({ title }) => title)).size).toBe(directions);
  }
});
