import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { answersSchema } from '@/lib/assessments/answers-schema';
import type { AssessmentDraft } from './use-assessment-draft';
import type { AnswersResolver } from './use-assessment-form';

// The form holds plain text; only the schema knows which of it is an answer.
const draftSchema = z.transform((draft: AssessmentDraft): unknown => draft).pipe(answersSchema);

export const answersResolver: AnswersResolver = zodResolver(draftSchema);
