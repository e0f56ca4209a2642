import { expect, it } from 'vitest';
import { serviceBySlug } from '@/content/services';
import { chartMarkers } from './chart-markers';

it('begins a name of two lines with the first of them', () => {
  const broken = chartMarkers.filter(({ firstLine }) => firstLine);
  expect(broken).not.toEqual([]);
  for (const { slug, firstLine } of broken)
    expect(serviceBySlug[slug].name.startsWith(`${firstLine} `)).toBe(true);
});
