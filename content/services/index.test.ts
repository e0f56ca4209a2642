import { expect, test } from 'vitest';
import { findService, integratedOffer, services } from './index';
import { type Section, serviceModes } from './section';
import { plateTier } from './service';

const pages = [...services, integratedOffer];

test('the catalogue holds the nine service names of R3 in their order, and not the integrated offer', () => {
  const specified = [
    'AI Agents',
    'Appointment Setting',
    'Lead Capture + CRM Sync',
    'AI Websites',
    'FULL Backend Optimization',
    'AI Email Outreach',
    'AI Social Media Outreach',
    'AI Phone Callers',
    'Multi AI Solutions',
  ];
  const names: readonly string[] = services.map(({ name }) => name);
  expect(names.filter((name) => specified.includes(name))).toEqual(specified);
  expect(findService('integrated-offer')).toBeUndefined();
});

test('addresses and descriptions are each used once', () => {
  for (const key of ['slug', 'path', 'description'] as const) {
    expect(new Set(pages.map((service) => service[key])).size).toBe(pages.length);
  }
});

test('a scale holds its range', () => {
  const metrics = pages
    .flatMap(({ sections }): readonly Section[] => sections)
    .flatMap((section) => {
      if (section.kind === 'hero') return section.metrics ?? [];
      return section.kind === 'two-way-hero'
        ? serviceModes.flatMap((mode) => section.ways[mode].metrics)
        : [];
    });
  for (const { figure, scale } of metrics) {
    if (scale)
      expect([figure, 0 <= scale.from && scale.from < scale.to && scale.to <= scale.of]).toEqual([
        figure,
        true,
      ]);
  }
});

test("a plate is of its service's own tier, and of gold where that is plain", () => {
  for (const { slug, tier } of pages) expect(plateTier(slug)).toBe(tier === 'plain' ? 'gold' : tier);
});
