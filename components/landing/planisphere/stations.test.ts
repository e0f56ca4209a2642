import { expect, it } from 'vitest';
import { serviceBySlug } from '@/content/services';
import { stations } from './stations';

it('begins a name of two lines with the first of them', () => {
  const broken = stations.filter(({ firstLine }) => firstLine);
  expect(broken).not.toEqual([]);
  for (const { slug, firstLine } of broken)
    expect(serviceBySlug[slug].name.startsWith(`${firstLine} `)).toBe(true);
});
