import type { Metadata } from 'next';
import { SmartDecisionScreen } from '@/components/choices/choice-screens';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo';

export const metadata: Metadata = pageMetadata({
  title: 'Backend or Income',
  description:
    'Automate the work nobody sees or the work that brings clients: choose one and answer a few questions.',
  path: paths.smartDecision,
});

export default function SmartDecisionPage() {
  return <SmartDecisionScreen />;
}
