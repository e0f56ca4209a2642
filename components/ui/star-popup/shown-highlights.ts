import type { FeaturedService } from '@/content/featured-services';

/** Silver shows the first two highlights only (part 1, section 2). */
export const shownHighlights = ({ metal, highlights }: FeaturedService): readonly string[] =>
  metal === 'silver' ? highlights.slice(0, 2) : highlights;
