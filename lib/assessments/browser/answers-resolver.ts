import type { AssessmentAnswers } from '@/content/assessments/questions';
import { answersSchema } from '@/lib/assessments/answers-schema';
import { schemaResolver } from '@/lib/forms/browser/schema-resolver';
import type { AssessmentDraft } from './use-assessment-form';

export const resolver = schemaResolver<AssessmentDraft, AssessmentAnswers>(answersSchema);
