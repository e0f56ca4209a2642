import { describe, expect, it } from 'vitest';
import { indexedPages } from '@/content/pages';
import { site } from '@/content/site';
import { jobPosting, offer, priceFrom, structuredData } from '@/lib/seo/structured-data';
import { compileErrors } from '../support/compile-errors';

// schema-dts is made from schema.org's own vocabulary: a node that is written out whole, as pages carry it, is held
// against every type, property and range there, also where it was put together piece by piece.
const literals = (type: string, values: readonly unknown[]) =>
  values.map((value, index) => `export const ${type}${index}: ${type} = ${JSON.stringify(value)};`);

const errorsOf = (statements: readonly string[]) =>
  compileErrors(
    {
      'lib/seo/vocabulary-check.ts': [
        "import type { AggregateOffer, Graph, JobPosting, Offer } from 'schema-dts';",
        ...statements,
      ].join('\n'),
    },
    [],
  );

const service = { '@type': 'Service', name: 'AI Agents', url: 'https://agency.example.org/ai' };

/** A right node, and ones that say what is wrong with them. */
const nodes = {
  'nothing wrong': service,
  'a property that is not there': { ...service, nmae: 'AI Agents' },
  'a type that is not there': { ...service, '@type': 'Servise' },
  'a value out of range': { ...service, provider: { '@type': 'Offer' } },
};

describe('the vocabulary of schema.org', () => {
  it('knows every type, property and range of every page', () => {
    const openPosition = jobPosting({
      ...site.hiring,
      employmentType: 'CONTRACTOR',
      countries: ['United States'],
      postedOn: '2026-11-20',
      closesOn: '2027-02-20',
    });
    const from = priceFrom(1500);
    const price = offer(49.5, 'https://pay.agency.io/vsl');
    expect([openPosition, from, price]).not.toContain(null);
    const graphs = indexedPages.map(({ path }) => structuredData(path));
    expect(
      errorsOf([
        ...literals('Graph', graphs),
        ...literals('JobPosting', [openPosition]),
        ...literals('AggregateOffer', [from]),
        ...literals('Offer', [price]),
      ]),
    ).toEqual([]);
  });

  it('refuses what is wrong, and only that', () => {
    const graphs = Object.values(nodes).map((node) => ({
      '@context': 'https://schema.org',
      '@graph': [node],
    }));
    const errors = errorsOf(literals('Graph', graphs));
    // The first line imports the types.
    const isRefused = (index: number) => errors.some((error) => error.includes(`.ts(${index + 2},`));
    expect(Object.keys(nodes).filter((_, index) => isRefused(index))).toEqual(Object.keys(nodes).slice(1));
  });
});
