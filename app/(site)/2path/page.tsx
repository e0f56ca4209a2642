import type { Metadata } from 'next';
import { TwoChoicesScreen } from '@/components/choices/choice-screens';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata: Metadata = pageMetadata(paths.twoChoices);

export default function TwoChoicesPage() {
  return <TwoChoicesScreen />;
}
