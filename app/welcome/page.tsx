import type { Metadata } from 'next';
import { WelcomeScreen } from '@/components/choices/choice-screens';
import { countInWords, serviceCount } from '@/content/counts';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo';

export const metadata: Metadata = pageMetadata({
  title: 'Which AI Fits Me?',
  description: `Look through all ${countInWords(serviceCount)} AI services, or answer a few questions and be led to the one that fits.`,
  path: paths.welcome,
});

export default function WelcomePage() {
  return <WelcomeScreen />;
}
