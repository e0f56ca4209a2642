import type { Metadata } from 'next';
import { TwoChoicesGate } from '@/components/gates/two-choices-gate';
import { InnerPage } from '@/components/layout/inner-page';

export const metadata: Metadata = {
  title: 'Two Choices',
  description:
    'See every AI service side by side, or be walked to the one that will advance your business most.',
};

export default function TwoChoicesPage() {
  return (
    <InnerPage>
      <TwoChoicesGate />
    </InnerPage>
  );
}
