import { type ProductSlug, relatedHeading, relatedTo } from '@/content/related-pages';
import { bullets, heading, siteLink } from './markdown-blocks';

/** What goes with a service or a workflow, each with its page and why. */
export const relatedBlocks = (slug: ProductSlug, name: string): string[] => [
  heading(2, relatedHeading(name)),
  bullets(relatedTo(slug).map((page) => `${siteLink(page.name, page.path)}: ${page.why}`)),
];
