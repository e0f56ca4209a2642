import type { MetadataRoute } from 'next';
import { indexedPages } from '@/content/pages';
import { cardPath } from '@/lib/paths';
import { siteAddress } from '@/lib/site-address';

/** The pages that search engines may show, each with its picture and the day on which its words last changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  return indexedPages.map(({ path, changedOn }) => ({
    url: siteAddress(path),
    lastModified: changedOn,
    images: [siteAddress(cardPath(path))],
  }));
}
