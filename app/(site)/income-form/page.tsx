import type { Metadata } from 'next';
import { submitAssessmentForm } from '@/app/actions/submit-assessment-form';
import { JourneyTracker } from '@/components/analytics/journey';
import { AssessmentForm } from '@/components/assessments/assessment-form';
import { assessments } from '@/content/assessments/questions';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo';

const { title, lead } = assessments.income;

export const metadata: Metadata = pageMetadata({ title, description: lead, path: paths.incomeForm });

export default function IncomeFormPage() {
  return (
    <JourneyTracker>
      <AssessmentForm type="income" action={submitAssessmentForm} />
    </JourneyTracker>
  );
}
