import type { Metadata } from 'next';
import { submitAssessmentForm } from '@/app/actions/submit-assessment-form';
import { JourneyTracker } from '@/components/analytics/journey';
import { openAnswerFigures } from '@/components/assessments/answer-figure';
import { AnswersNotice } from '@/components/assessments/answers-notice';
import { AssessmentForm } from '@/components/assessments/assessment-form';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata: Metadata = pageMetadata(paths.incomeForm);

export default function IncomeFormPage() {
  return (
    <JourneyTracker>
      <AssessmentForm
        type="income"
        action={submitAssessmentForm}
        openFigures={openAnswerFigures('income')}
        notice={<AnswersNotice />}
      />
    </JourneyTracker>
  );
}
