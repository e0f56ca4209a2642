import type { MetadataRoute } from 'next';
import { indexedPages } from '@/content/pages';
import { cardPath } from '@/lib/paths';
import { siteAddress } from '@/lib/site-address';

/** The pages that search engines may show, each with the day its words last changed and its picture. */
export default function sitemap(): MetadataRoute.Sitemap {
  return indexedPages.map(({ path, changedOn }) => ({
    url: siteAddress(path),
    lastModified: changedOn,
    images: [siteAddress(cardPath(path))],
  }));
}
