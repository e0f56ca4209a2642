import { describe, expect, it } from 'vitest';
import { indexedPages } from '@/content/pages';
import { site } from '@/content/site';
import { jobPosting, offer, priceFrom, structuredData } from './structured-data';

const hiring = {
  ...site.hiring,
  employmentType: 'CONTRACTOR' as const,
  countries: ['United States'],
  postedOn: '2026-11-20',
  closesOn: '2027-02-20',
};

describe('an open position', () => {
  it('is announced once everything a job search asks for is set', () => {
    expect(jobPosting(hiring)).toMatchObject({
      '@type': 'JobPosting',
      title: site.hiring.position,
      datePosted: '2026-11-20',
      validThrough: '2027-02-20',
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [{ '@type': 'Country', name: 'United States' }],
    });
  });

  it.each([{ employmentType: null }, { countries: [] }, { postedOn: null }])(
    'is not announced with %o',
    (missing) => {
      expect(jobPosting({ ...hiring, ...missing })).toBeNull();
    },
  );
});

it.each(indexedPages)('$path rates nothing and quotes nobody', ({ path }) => {
  expect(JSON.stringify(structuredData(path))).not.toMatch(/[rR]ating|[rR]eview/);
});

it('tells the least a service costs, once an operator has set it', () => {
  expect(priceFrom(null)).toBeNull();
  expect(priceFrom(1500)).toMatchObject({
    '@type': 'Offer',
    priceSpecification: { minPrice: 1500, priceCurrency: 'USD' },
  });
});

describe('the price of a workflow', () => {
  it('is told once it is set, with the page on which it is paid', () => {
    expect(offer(49.5, 'https://pay.agency.io/vsl')).toMatchObject({
      price: 49.5,
      priceCurrency: 'USD',
      url: 'https://pay.agency.io/vsl',
    });
  });

  it.each([
    [null, 'https://pay.agency.io/vsl'],
    [49, 'https://example.com/checkout/vsl'],
  ])('is not told with a price of %s at %s', (price, checkout) => {
    expect(offer(price, checkout)).toBeNull();
  });
});
