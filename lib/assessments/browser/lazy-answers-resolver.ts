import type { Resolver } from 'react-hook-form';
import type { AssessmentAnswers } from '@/content/assessments/answers';
import type { Draft } from './draft';

export type AnswersResolver = Resolver<Draft, unknown, AssessmentAnswers>;

/** Fetched on the first touch of a form, so that no page pays for Zod up front. */
export const loadAnswersResolver = () => import('./answers-resolver');

/**
 * The schema shared with the server. Where its chunk is gone (a deploy since the page was opened), the answers go on
 * unchecked: the server checks them anyway, and the visitor is not held up.
 */
export const lazyAnswersResolver: AnswersResolver = async (values, context, options) => {
  try {
    const { answersResolver } = await loadAnswersResolver();
    return answersResolver(values, context, options);
  } catch {
    return { values: values as unknown as AssessmentAnswers, errors: {} };
  }
};
