import { describe, expect, it } from 'vitest';
import { specifiedClaims } from '@/tests/fixtures/specified-claims';
import { claim, claimConflicts, claims } from './index';

const all = Object.entries(claims);
const digits = (text: string) => text.match(/\d[\d,.]*/g)?.join(' ') ?? '';

describe('the claims registry', () => {
  it('covers all 41 groups of proof', () => {
    const groups = new Set(all.map(([, { group }]) => group));
    expect([...groups].sort()).toEqual(
      Array.from({ length: 41 }, (_, index) => `C${String(index + 1).padStart(2, '0')}`),
    );
  });

  it('takes nothing for proven whose evidence a visitor cannot read', () => {
    for (const [, { evidence, isMeasured }] of all) {
      expect(evidence?.what).not.toBe('');
      expect(evidence?.period).not.toBe('');
      if (evidence && isMeasured) expect(evidence.published).toMatch(/^https:\/\/[^/]/);
    }
  });

  it.each(all)('says where %s stands and what would prove it', (_, { text, pages, proof }) => {
    expect(text).not.toBe('');
    expect(pages.length).toBeGreaterThan(0);
    expect(proof).not.toBe('');
  });

  it.each(all.filter(([, { figure }]) => figure))('splits %s without changing a number', (_, row) => {
    expect(digits(`${row.label} ${row.figure}`).split(' ').sort()).toEqual(
      digits(row.text).split(' ').sort(),
    );
  });

  it.each(all.filter(([, { text }]) => /guarantee$|guarantee with/i.test(text)))(
    'leads from %s to its conditions',
    (_, { terms }) => expect(terms).toBeDefined(),
  );

  it('names each contradiction once', () => {
    const pairs = claimConflicts.map(({ between }) => [...between].sort().join(' '));
    expect(new Set(pairs).size).toBe(pairs.length);
  });
});

describe('the claims of R125 to R136', () => {
  it('are 67', () => {
    expect(specifiedClaims).toHaveLength(67);
  });

  it.each(specifiedClaims)('on %s: %s', (page, text, id) => {
    expect(claim(id).text).toContain(text);
    expect(claims[id].pages).toContain(page);
  });
});
