import type { Metadata } from 'next';
import { LoadingScreen } from '@/components/assessments/loading-screen';
import { NeedsScript } from '@/components/assessments/needs-script';
import { InnerPage } from '@/components/layout/inner-page';
import { loadingTitle } from '@/content/assessments/loading';

export const metadata: Metadata = { title: loadingTitle, robots: { index: false } };

export default function AnalysisLoadingPage() {
  return (
    <InnerPage>
      <NeedsScript />
      <LoadingScreen />
    </InnerPage>
  );
}
