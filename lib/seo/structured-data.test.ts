import Validator from '@adobe/structured-data-validator';
import { describe, expect, it } from 'vitest';
import { hiringPitch } from '@/content/job-offer';
import { indexedPages, pageAt } from '@/content/pages';
import { servicePages } from '@/content/services';
import { serviceModes } from '@/content/services/section';
import { site } from '@/content/site';
import { paths } from '@/lib/paths';
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

  it('is described by all that its page says of it', () => {
    const description = String(jobPosting(hiring)?.description);
    const said = [...hiringPitch.requirements, ...hiringPitch.offers].map(
      ({ title, description: text }) => `<li>${title}: ${text}</li>`,
    );
    expect(said.filter((line) => !description.includes(line))).toEqual([]);
  });

  it.each([{ employmentType: null }, { countries: [] }, { postedOn: null }])(
    'is not announced with %o',
    (missing) => {
      expect(jobPosting({ ...hiring, ...missing })).toBeNull();
    },
  );
});

/** What Google asks of each type it makes a rich result of, and of the nodes inside it. */
const requiredProperties: Readonly<Record<string, readonly string[]>> = {
  AggregateOffer: ['lowPrice', 'priceCurrency'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  Country: ['name'],
  FAQPage: ['mainEntity'],
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'employmentType',
    'hiringOrganization',
    'jobLocationType',
    'applicantLocationRequirements',
  ],
  ListItem: ['position', 'name', 'item'],
  Offer: ['price', 'priceCurrency'],
  Organization: ['name', 'url', 'logo'],
  Product: ['name', 'description', 'image', 'url', 'brand'],
  Question: ['name', 'acceptedAnswer'],
  Service: ['name', 'description', 'url', 'provider'],
  AboutPage: ['name', 'url'],
  ContactPage: ['name', 'url'],
  WebPage: ['name', 'url'],
  WebSite: ['name', 'url'],
};

type Node = Readonly<Record<string, unknown>>;

/** Every node with a type in a value, however deep it lies. */
function typedNodes(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(typedNodes);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(typedNodes);
  return '@type' in value ? [value as Node, ...inner] : inner;
}

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && !value.length);

/** `Service.provider` for each required property that a node lacks; a type without a row is named too. */
const missingIn = (value: unknown) =>
  typedNodes(value).flatMap((node) => {
    const type = String(node['@type']);
    const required = requiredProperties[type];
    if (!required) return [`${type} has no row`];
    return required.filter((property) => isEmpty(node[property])).map((property) => `${type}.${property}`);
  });

/** What a validator of rich results calls an error in these nodes. */
async function richResultErrors(nodes: readonly Node[]): Promise<string[]> {
  const jsonld: Record<string, Node[]> = {};
  for (const node of nodes) {
    const type = String(node['@type']);
    jsonld[type] = [...(jsonld[type] ?? []), { ...node, '@context': 'https://schema.org' }];
  }
  const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {} });
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`);
}

const paid = 'https://pay.agency.io/vsl';

/** What is for sale, with the price that it has once an operator has set one. */
const pricesOf: Readonly<Record<string, object | null>> = {
  Product: offer(49, paid),
  Service: priceFrom(1500),
};

/** The nodes of a page, with prices as if an operator had set them. */
const pricedNodes = (path: (typeof indexedPages)[number]['path']): Node[] =>
  structuredData(path)['@graph'].map((node) => {
    const entry = { ...(node as Node) };
    const offers = pricesOf[String(entry['@type'])];
    return offers ? { ...entry, offers } : entry;
  });

describe('rich results', () => {
  const filled = [jobPosting(hiring), ...Object.values(pricesOf)];

  it.each(indexedPages)('$path has every property they require', ({ path }) => {
    expect(missingIn(structuredData(path))).toEqual([]);
  });

  it('find them in what an operator adds', () => {
    expect(missingIn(filled)).toEqual([]);
    expect(missingIn(filled.map((node) => ({ ...node, priceCurrency: '', title: '' })))).not.toEqual([]);
  });

  it('need each row of the table', () => {
    const used = new Set(
      [...indexedPages.map(({ path }) => structuredData(path)), filled].flatMap((value) =>
        typedNodes(value).map((node) => node['@type']),
      ),
    );
    expect(Object.keys(requiredProperties).filter((type) => !used.has(type))).toEqual([]);
  });

  it.each(indexedPages)('$path is accepted by a validator, once everything has a price', async ({ path }) => {
    expect(await richResultErrors(pricedNodes(path))).toEqual([]);
  });

  it('are refused by it without what they require', async () => {
    expect(await richResultErrors([{ '@type': 'JobPosting', title: 'Sales' }])).not.toEqual([]);
    expect(await richResultErrors([{ '@type': 'BreadcrumbList' }])).not.toEqual([]);
    expect(await richResultErrors([jobPosting(hiring) as unknown as Node])).toEqual([]);
  });
});

it('names the pages above a page in their order, and the day on which a standing page changed', () => {
  const [trail] = typedNodes(structuredData('/services/ai-agents')).filter(
    (node) => node['@type'] === 'BreadcrumbList',
  );
  const base = 'http://localhost:3000';
  expect(trail?.itemListElement).toMatchObject([
    { position: 1, item: base },
    { position: 2, item: `${base}${paths.services}` },
    { position: 3, item: `${base}/services/ai-agents` },
  ]);
  expect(typedNodes(structuredData('/about'))).toContainEqual(
    expect.objectContaining({ '@type': 'AboutPage', dateModified: pageAt('/about').changedOn }),
  );
});

it.each(servicePages)('$path tells of its own service, with the questions that it shows first', (page) => {
  const nodes = typedNodes(structuredData(page.path));
  const told = nodes.filter((node) => node['@type'] === 'Service').map(({ name, url }) => [name, url]);
  expect(told).toEqual([[page.name, `http://localhost:3000${page.path}`]]);
  const shown = page.sections.filter(({ mode }) => mode === undefined || mode === serviceModes[0]);
  const asked = shown.flatMap((section) =>
    section.kind === 'faq' ? [...section.items, ...(section.common?.items ?? [])] : [],
  );
  expect(asked.length).toBeGreaterThan(0);
  const questions = nodes.filter((node) => node['@type'] === 'Question').map(({ name }) => name);
  expect(questions).toEqual(asked.map(({ question }) => question));
});

it.each([paths.home, paths.about])('%s tells what kind of firm this is, as its footer does', (path) => {
  expect(typedNodes(structuredData(path))).toContainEqual(
    expect.objectContaining({ '@type': 'Organization', description: site.blurb }),
  );
});

it.each(indexedPages)('$path names no address that an operator has not set', ({ path }) => {
  const named = JSON.stringify(structuredData(path)).match(/https?:\/\/[^"]+/g) ?? [];
  expect(named.filter((url) => /(^|\.)example\.(com|org|net)$/.test(new URL(url).hostname))).toEqual([]);
});

it.each(indexedPages)('$path rates nothing and quotes nobody', ({ path }) => {
  expect(JSON.stringify(structuredData(path))).not.toMatch(/[rR]ating|[rR]eview/);
});

it('tells the least a service costs, once an operator has set it', () => {
  expect(priceFrom(null)).toBeNull();
  // Nothing beside it: neither a highest price nor how many there are stands on a page.
  expect(priceFrom(1500)).toEqual({
    '@type': 'AggregateOffer',
    lowPrice: 1500,
    priceCurrency: 'USD',
  });
});

describe('the price of a workflow', () => {
  it('is told once it is set, with the page on which it is paid', () => {
    expect(offer(49.5, paid)).toMatchObject({
      price: 49.5,
      priceCurrency: 'USD',
      url: paid,
    });
  });

  it.each([
    [null, paid],
    [49, 'https://example.com/checkout/vsl'],
  ])('is not told with a price of %s at %s', (price, checkout) => {
    expect(offer(price, checkout)).toBeNull();
  });
});
