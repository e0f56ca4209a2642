import type { Metadata } from 'next';
import { WelcomeScreen } from '@/components/choices/choice-screens';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata: Metadata = pageMetadata(paths.welcome);

export default function WelcomePage() {
  return <WelcomeScreen />;
}
