import type { Metadata } from 'next';
import { WelcomeGate } from '@/components/gates/welcome-gate';
import { InnerPage } from '@/components/layout/inner-page';
import { paths } from '@/lib/paths';

export const metadata: Metadata = {
  title: 'Which AI Fits Me?',
  description:
    'Look through all nine AI services, or answer a few questions and be led to the one that fits.',
};

export default function WelcomePage() {
  return (
    <InnerPage backTo={paths.home}>
      <WelcomeGate />
    </InnerPage>
  );
}
