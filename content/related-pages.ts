import type { PagePath } from '@/lib/paths';
import { type PageFacts, pageAt } from './pages';
import { servicePages } from './services';
import type { ServicePageSlug } from './services/service';
import { workflows } from './workflows';
import type { WorkflowSlug } from './workflows/workflow';

/** What the site sells: a service, the integrated offer or a workflow. */
export type ProductSlug = ServicePageSlug | WorkflowSlug;

/**
 * Pages for the same buyer as this one, and why: a sentence that is true on either. Both pages show it, so one of the two
 * has it. A page has two to four in all.
 */
export type GoesWith = { readonly [Slug in ProductSlug]?: string };

type Product = { slug: ProductSlug; path: PagePath; goesWith?: GoesWith };

const products: readonly Product[] = [...servicePages, ...workflows];

/** Each two pages that go together, once. */
export const relatedPairs = products.flatMap(({ slug, goesWith }) =>
  products.flatMap(({ slug: other }) => {
    const why = goesWith?.[other];
    return why === undefined ? [] : [[slug, other, why] as const];
  }),
);

/** What stands over them, and in the index of the page. */
export const relatedHeading = (name: string) => `What goes with ${name}`;
export const relatedLabel = 'What goes with it';

export type RelatedPage = Pick<PageFacts, 'path' | 'name' | 'figure' | 'tier'> & {
  slug: ProductSlug;
  why: string;
};

/** The pages that go with one, in the order of the pairs. */
export const relatedTo = (here: ProductSlug): RelatedPage[] =>
  relatedPairs.flatMap(([one, other, why]) => {
    if (here !== one && here !== other) return [];
    const slug = here === one ? other : one;
    return products
      .filter((product) => product.slug === slug)
      .map(({ path }) => ({ ...pageAt(path), slug, why }));
  });
