import type { Metadata } from 'next';
import { JourneyTracker } from '@/components/analytics/journey';
import { LoadingScreen, NeedsScript } from '@/components/assessments/loading-screen';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata: Metadata = pageMetadata(paths.analysisLoading);

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
