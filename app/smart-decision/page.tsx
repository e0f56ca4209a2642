import type { Metadata } from 'next';
import { SmartDecisionGate } from '@/components/gates/smart-decision-gate';
import { InnerPage } from '@/components/layout/inner-page';

export const metadata: Metadata = {
  title: 'Backend or Income',
  description:
    'Automate the work nobody sees or the work that brings clients: choose one and answer a few questions.',
};

export default function SmartDecisionPage() {
  return (
    <InnerPage>
      <SmartDecisionGate />
    </InnerPage>
  );
}
