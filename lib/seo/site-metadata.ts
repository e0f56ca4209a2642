import type { Metadata } from 'next';
import { site } from '@/content/site';
import { env } from '@/lib/env';
import { brandTitle, documentTitle } from './document-title';

/** What every page starts from. Relative addresses in metadata are made whole with SITE_URL as it was at build. */
export const siteMetadata = (): Metadata => ({
  metadataBase: new URL(env().SITE_URL),
  title: { default: brandTitle, template: documentTitle('%s') },
  description: site.blurb,
  applicationName: site.name,
  // Numbers in the copy are figures and prices, which phones would otherwise underline and dial.
  formatDetection: { telephone: false, address: false, email: false },
});
