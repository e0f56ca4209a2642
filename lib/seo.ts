import type { Metadata } from 'next';
import { site } from '@/content/site';
import { brandTitle, documentTitle } from './document-title';
import { env } from './env';
import { paths, type SitePath } from './paths';

export type PageFacts = {
  /** Without the product's name, which is added; `/` has the brand's title instead (decision 0029). */
  title: string;
  /** One or two sentences, about 150 characters. */
  description: string;
  /** The page's one address: what the cards and search engines lead to. */
  path: SitePath;
  /** Kept out of search engines: thresholds and steps that mean nothing on their own. */
  noIndex?: boolean;
};

/** Title, description, canonical address and cards of one page. */
export function pageMetadata({ title, description, path, noIndex = false }: PageFacts): Metadata {
  const whole = path === paths.home ? brandTitle : documentTitle(title);
  return {
    title: { absolute: whole },
    description,
    alternates: { canonical: path },
    openGraph: {
      title: whole,
      description,
      url: path,
      siteName: site.name,
      locale: 'en_US',
      type: 'website',
    },
    twitter: { card: 'summary_large_image', title: whole, description },
    ...(noIndex ? { robots: { index: false } } : {}),
  };
}

/** What every page starts from. Relative addresses in metadata are made whole with SITE_URL as it was at build. */
export const siteMetadata = (): Metadata => ({
  metadataBase: new URL(env().SITE_URL),
  title: { default: brandTitle, template: documentTitle('%s') },
  description: site.blurb,
  applicationName: site.name,
  // Numbers in the copy are figures and prices, which phones would otherwise underline and dial.
  formatDetection: { telephone: false, address: false, email: false },
});
