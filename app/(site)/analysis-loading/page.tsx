import type { Metadata } from 'next';
import { JourneyTracker } from '@/components/analytics/journey';
import { LoadingScreen } from '@/components/assessments/loading-screen';
import { NeedsScript } from '@/components/assessments/needs-script';
import { loadingDescription, loadingTitle } from '@/content/assessments/loading';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo';

export const metadata: Metadata = pageMetadata({
  title: loadingTitle,
  description: loadingDescription,
  noIndex: true,
  path: paths.analysisLoading,
});

export default function AnalysisLoadingPage() {
  return (
    <>
      <NeedsScript />
      <JourneyTracker>
        <LoadingScreen />
      </JourneyTracker>
    </>
  );
}
