import type { Metadata } from 'next';
import { TwoChoicesScreen } from '@/components/choices/choice-screens';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo';

export const metadata: Metadata = pageMetadata({
  title: 'Two Choices',
  description:
    'See every AI service side by side, or be walked to the one that will advance your business most.',
  path: paths.twoChoices,
});

export default function TwoChoicesPage() {
  return <TwoChoicesScreen />;
}
