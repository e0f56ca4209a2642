import type { Metadata } from 'next';
import { WelcomeScreen } from '@/components/choices/choice-screens';
import { InnerPage } from '@/components/layout/inner-page';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata: Metadata = pageMetadata(paths.welcome);

/** Back leads to the landing page, whatever the visitor's history. */
export default function WelcomePage() {
  return (
    <InnerPage backTo={paths.home}>
      <WelcomeScreen />
    </InnerPage>
  );
}
