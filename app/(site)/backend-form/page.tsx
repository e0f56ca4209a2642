import type { Metadata } from 'next';
import { submitAssessmentForm } from '@/app/actions/submit-assessment-form';
import { JourneyTracker } from '@/components/analytics/journey';
import { AssessmentForm } from '@/components/assessments/assessment-form';
import { assessments } from '@/content/assessments/questions';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo';

const { title, lead } = assessments.backend;

export const metadata: Metadata = pageMetadata({ title, description: lead, path: paths.backendForm });

export default function BackendFormPage() {
  return (
    <JourneyTracker>
      <AssessmentForm type="backend" action={submitAssessmentForm} />
    </JourneyTracker>
  );
}
