import type { Metadata } from 'next';
import { WelcomeGate } from '@/components/gates/welcome-gate';
import { InnerPage } from '@/components/layout/inner-page';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata: Metadata = pageMetadata({
  title: 'Which AI Fits Me?',
  description:
    'Look through all nine AI services, or answer a few questions and be led to the one that fits.',
  path: paths.welcome,
});

export default function WelcomePage() {
  return (
    <InnerPage backTo={paths.home}>
      <WelcomeGate />
    </InnerPage>
  );
}
