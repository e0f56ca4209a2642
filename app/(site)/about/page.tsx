import type { Metadata } from 'next';
import { AboutUs } from '@/components/about/about-us';
import { about } from '@/content/about';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo';

export const metadata: Metadata = pageMetadata({
  title: about.metaTitle,
  description: about.metaDescription,
  path: paths.about,
});

export default function AboutPage() {
  return <AboutUs />;
}
