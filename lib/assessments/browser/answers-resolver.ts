import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { answersSchema } from '../answers-schema';
import type { Draft } from './draft';
import type { AnswersResolver } from './lazy-answers-resolver';

// The form holds plain text; only the schema knows which of it is an answer.
const draftSchema = z.transform((draft: Draft): unknown => draft).pipe(answersSchema);

export const answersResolver: AnswersResolver = zodResolver(draftSchema);
