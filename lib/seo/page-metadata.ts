import type { Metadata } from 'next';
import { touchIcon } from '@/content/brand';
import { markdownPages, type PageFacts, pageAt, pictureTitle } from '@/content/pages';
import { brandTitle, documentTitle } from '@/content/product-name';
import { site } from '@/content/site';
import { env } from '@/lib/env';
import { cardPath, cardSize, markdownPath, type PagePath, paths } from '@/lib/paths';
import { siteAddress } from '@/lib/site-address';

const wholeTitle = ({ path, title }: PageFacts) => (path === paths.home ? brandTitle : documentTitle(title));

/** The picture of a page, and in words what is written and drawn on it. */
function cardImage(page: PageFacts) {
  const written = pictureTitle(page);
  return {
    url: siteAddress(cardPath(page.path)),
    ...cardSize,
    type: 'image/png',
    alt: `${written}${written.endsWith('?') ? '' : '.'} Drawn as stars: ${page.figure.means}.`,
  };
}

/** Where search engines and programs that read Markdown find a page; a page that is not indexed has neither address. */
const alternates = (page: PageFacts): Metadata['alternates'] => ({
  canonical: siteAddress(page.path),
  ...(markdownPages.includes(page) && {
    types: { 'text/markdown': siteAddress(markdownPath(page.path)) },
  }),
});

/** Title, description, canonical address and card (Open Graph) of one page. */
export function pageMetadata(path: PagePath): Metadata {
  const page = pageAt(path);
  const { kind, description } = page;
  const title = wholeTitle(page);
  const images = [cardImage(page)];
  return {
    title: { absolute: title },
    description,
    ...(kind === 'step' ? notIndexed : { alternates: alternates(page) }),
    openGraph: {
      title,
      description,
      url: siteAddress(path),
      siteName: site.name,
      locale: 'en_US',
      type: 'website',
      images,
    },
    twitter: { card: 'summary_large_image', title, description, images },
  };
}

/** For pages that mean nothing on their own. With a canonical address, search engines might keep either page. */
const notIndexed: Metadata = { robots: { index: false } };

/** For a page's second form, shown only for a moment at the same address: the question that an assessment left open. */
export const unindexedMetadata = (path: PagePath): Metadata => {
  const { alternates: _canonical, ...metadata } = pageMetadata(path);
  return { ...metadata, ...notIndexed };
};

/** What every page's metadata starts from. */
export const siteMetadata = (): Metadata => ({
  metadataBase: new URL(env().SITE_URL),
  title: { default: brandTitle, template: documentTitle('%s') },
  description: site.blurb,
  applicationName: site.name,
  icons: { icon: { url: '/icon.svg', type: 'image/svg+xml' }, apple: touchIcon.path },
  // Numbers in the copy are figures and prices, which phones would otherwise underline and offer to dial.
  formatDetection: { telephone: false, address: false, email: false },
});
