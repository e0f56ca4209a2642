import { describe, expect, it } from 'vitest';
import { relatedPairs, relatedTo } from './related-pages';
import { services } from './services';
import { type ServicePageSlug, servicePageSlugs } from './services/service';
import { workflowSlugs } from './workflows/workflow';

const isService = (slug: string) => servicePageSlugs.includes(slug as ServicePageSlug);
const slugs = [...servicePageSlugs, ...workflowSlugs];

describe('pages that go together', () => {
  it('are two different ones, and each two once', () => {
    const names = relatedPairs.map(([one, other]) => [one, other].sort().join(' and '));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(relatedPairs.filter(([one, other]) => String(one) === other)).toEqual([]);
  });

  it.each(slugs)('%s has two to four of them', (slug) => {
    expect(relatedTo(slug).length).toBeGreaterThanOrEqual(2);
    expect(relatedTo(slug).length).toBeLessThanOrEqual(4);
  });

  it('join a service with a workflow six times at least', () => {
    const mixed = relatedPairs.filter(([one, other]) => isService(one) !== isService(other));
    expect(mixed.length).toBeGreaterThanOrEqual(6);
  });

  it('have a sentence each, of 8 to 20 words', () => {
    const lengths = relatedPairs.map(([, , why]) => [why.split(' ').length, why] as const);
    expect(lengths.filter(([count]) => count < 8 || count > 20)).toEqual([]);
    expect(new Set(relatedPairs.map(([, , why]) => why)).size).toBe(relatedPairs.length);
  });

  // On the other page it would mean that one.
  it('say nothing of a page as this one', () => {
    expect(relatedPairs.filter(([, , why]) => /\bth(?:is|ese)\b|\bhere\b|\bit\b$/i.test(why))).toEqual([]);
  });

  it('are found from both sides, by the name and address of their page', () => {
    const [agents] = services;
    expect(relatedTo('lead-capture-crm')[0]).toMatchObject({ name: agents?.name, path: agents?.path });
    for (const [one, other, why] of relatedPairs) {
      expect(relatedTo(one)).toContainEqual(expect.objectContaining({ slug: other, why }));
      expect(relatedTo(other)).toContainEqual(expect.objectContaining({ slug: one, why }));
    }
  });
});
