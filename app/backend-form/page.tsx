import type { Metadata } from 'next';
import { submitAssessmentForm } from '@/app/actions/submit-assessment-form';
import { JourneyTracker } from '@/components/analytics/journey';
import { AssessmentForm } from '@/components/assessments/assessment-form';
import { InnerPage } from '@/components/layout/inner-page';
import { assessments } from '@/content/assessments/questions';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo';

const { title, lead } = assessments.backend;

export const metadata: Metadata = pageMetadata({ title, description: lead, path: paths.backendForm });

export default function BackendFormPage() {
  return (
    <InnerPage>
      <JourneyTracker>
        <AssessmentForm type="backend" action={submitAssessmentForm} />
      </JourneyTracker>
    </InnerPage>
  );
}
