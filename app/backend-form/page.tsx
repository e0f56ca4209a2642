import type { Metadata } from 'next';
import { submitAssessmentForm } from '@/app/actions/submit-assessment-form';
import { AssessmentForm } from '@/components/assessments/assessment-form';
import { InnerPage } from '@/components/layout/inner-page';
import { assessments } from '@/content/assessments/questions';

const { title, lead } = assessments.backend;

export const metadata: Metadata = { title, description: lead };

export default function BackendFormPage() {
  return (
    <InnerPage>
      <AssessmentForm type="backend" action={submitAssessmentForm} />
    </InnerPage>
  );
}
