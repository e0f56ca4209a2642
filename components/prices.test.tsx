import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { serviceBySlug } from '@/content/services';
import { workflows } from '@/content/workflows';
import { workflowCopy } from '@/content/workflows/shared-copy';
import type { Workflow } from '@/content/workflows/workflow';

type Prices = Record<string, number | null>;
const prices = vi.hoisted(() => ({ servicePricesFrom: {} as Prices, workflowPrices: {} as Prices }));
vi.mock('@/content/prices', async (original) => ({ ...(await original<object>()), ...prices }));

// Files of unit tests share their modules: those that read prices are loaded anew here, and again by whoever comes next.
vi.resetModules();
afterAll(() => vi.resetModules());
const { ServicesCatalogue } = await import('@/components/catalogues/services-catalogue');
const { WorkflowCarousel } = await import('@/components/landing/workflow-carousel/workflow-carousel');
const { WorkflowsCatalogue } = await import('@/components/catalogues/workflows-catalogue');
const { sectionMarkdown } = await import('@/components/services/section-registry');
const { SectionList } = await import('@/components/services/service-page');
const { PurchaseCard } = await import('@/components/workflows/purchase-card');
const { pageMarkdown } = await import('@/lib/seo/page-markdown');

const [workflow] = workflows.filter(({ slug }) => slug === 'viral-reels-factory') as [Workflow];
const servicePage = () => renderToStaticMarkup(<SectionList service={serviceBySlug['ai-agents']} />);
const servicesCatalogue = () => renderToStaticMarkup(<ServicesCatalogue hasScene={false} />);
const serviceTwin = () => pageMarkdown('/services/ai-agents', sectionMarkdown);
const purchaseCard = () => renderToStaticMarkup(<PurchaseCard workflow={workflow} />);
const workflowCarousel = () => renderToStaticMarkup(<WorkflowCarousel />);
const workflowsCatalogue = () => renderToStaticMarkup(<WorkflowsCatalogue />);

const setPrices = (dollars: number | null) => {
  prices.servicePricesFrom['ai-agents'] = dollars;
  prices.workflowPrices[workflow.slug] = dollars;
  prices.workflowPrices.bundle = dollars && dollars * 5;
};

describe('a price that is not set', () => {
  beforeEach(() => setPrices(null));

  it('shows nowhere', () => {
    for (const text of [servicePage(), servicesCatalogue(), workflowsCatalogue(), serviceTwin()]) {
      expect(text).not.toMatch(/(>|^)From \$|NaN/m);
    }
    expect(workflowCarousel()).not.toContain('$');
  });

  it('is said to stand at the checkout, on the card, in the catalogue and under the carousel', () => {
    for (const text of [purchaseCard(), workflowsCatalogue(), workflowCarousel()]) {
      expect(text).toContain('Shown at checkout');
    }
  });
});

describe('a price that is set', () => {
  beforeEach(() => setPrices(1249.5));

  it.each([
    ['page', servicePage],
    ['catalogue', servicesCatalogue],
    ['Markdown twin', serviceTwin],
  ])('stands on the %s of the service', (_, text) => {
    expect(text()).toContain('From $1,249.50');
  });

  it('stands on the card, in the catalogue and beside the bundle of workflows', () => {
    expect(purchaseCard()).toContain('$1,249.50');
    expect(purchaseCard()).not.toContain('Shown at checkout');
    expect(workflowsCatalogue()).toContain('$1,249.50');
    expect(workflowsCatalogue()).toContain('$6,247.50');
  });

  it('is looked for at the checkout as long as another workflow has none', () => {
    const soldAtOnce = [workflowsCatalogue, workflowCarousel];
    for (const text of soldAtOnce) expect(text()).toContain('Shown at checkout');
    for (const { slug } of workflows) prices.workflowPrices[slug] = 49;
    for (const text of soldAtOnce) expect(text()).not.toContain('Shown at checkout');
  });

  it('has no cents where there are none', () => {
    setPrices(900);
    expect(servicesCatalogue()).toContain('From $900<');
  });

  it('stands in the carousel of workflows, within each link that leads to pay', () => {
    workflows.forEach(({ slug }, index) => {
      prices.workflowPrices[slug] = 101 + index;
    });
    const said = [...workflowCarousel().matchAll(/<a [^>]*data-cta="carousel-buy-([^"]*)"[^>]*>(.*?)<\/a>/g)];
    const shown = said.map(([, item, words = '']) => [item, /\$[\d,.]+/.exec(words)?.[0]]);
    expect(shown).toEqual([
      ...workflows.map(({ slug }, index) => [slug, `$${101 + index}`]),
      ['bundle', '$6,247.50'],
    ]);
  });
});

const { warning, refunds } = workflowCopy;
const termsLink = `href="/terms-of-service#payments-and-subscriptions">${refunds.link}</a>`;

it.each([
  ['card', purchaseCard],
  ['catalogue', workflowsCatalogue],
  ['carousel', workflowCarousel],
])(
  'the %s of workflows says for whom they are and what is paid back, with the clause of the terms',
  (_, text) => {
    expect(text()).toContain(warning.madeFor);
    expect(text()).toContain(`${refunds.fact} (`);
    expect(text()).toContain(termsLink);
  },
);
