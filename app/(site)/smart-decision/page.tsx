import type { Metadata } from 'next';
import { SmartDecisionScreen } from '@/components/choices/choice-screens';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata: Metadata = pageMetadata(paths.smartDecision);

export default function SmartDecisionPage() {
  return <SmartDecisionScreen />;
}
