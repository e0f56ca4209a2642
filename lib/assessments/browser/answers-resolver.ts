import { zodResolver } from '@hookform/resolvers/zod';
import { answersSchema } from '../assessment-schema';
import type { AnswersResolver } from './lazy-answers-resolver';

export const answersResolver: AnswersResolver = zodResolver(answersSchema);
