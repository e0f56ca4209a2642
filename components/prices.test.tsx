import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { serviceBySlug } from '@/content/services';
import { workflows } from '@/content/workflows';
import type { Workflow } from '@/content/workflows/workflow';

type Prices = Record<string, number | null>;
const prices = vi.hoisted(() => ({ servicePricesFrom: {} as Prices, workflowPrices: {} as Prices }));
vi.mock('@/content/prices', async (original) => ({ ...(await original<object>()), ...prices }));

// Files of unit tests share their modules: those that read prices are loaded anew here, and again by whoever comes next.
vi.resetModules();
afterAll(() => vi.resetModules());
const { ServicesCatalogue } = await import('@/components/catalogues/services-catalogue');
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
  });

  it('is said to stand at the checkout, on the card and in the catalogue', () => {
    for (const text of [purchaseCard(), workflowsCatalogue()]) expect(text).toContain('Shown at checkout');
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
    expect(workflowsCatalogue()).toContain('Shown at checkout');
    for (const { slug } of workflows) prices.workflowPrices[slug] = 49;
    expect(workflowsCatalogue()).not.toContain('Shown at checkout');
  });

  it('has no cents where there are none', () => {
    setPrices(900);
    expect(servicesCatalogue()).toContain('From $900<');
  });
});
