import type { Metadata } from 'next';
import { LandingPage } from '@/components/landing/landing-page';
import { landing } from '@/content/landing';
import { paths } from '@/lib/paths';

export const metadata: Metadata = {
  description: landing.metaDescription,
  alternates: { canonical: paths.home },
};

export default function HomePage() {
  return <LandingPage />;
}
