import type { Question } from '@/content/assessments/question';
import type { AnswerRow } from '../ui/form/answer-progress';

/** The answers so far in a few words: a long text is only said to be there. */
export function answerRows(
  questions: readonly Question[],
  values: Partial<Record<string, string>>,
): AnswerRow[] {
  return questions.map(({ kind, field, shortLabel }) => {
    const answer = values[field]?.trim() || null;
    return { name: shortLabel, answer: answer && kind === 'textarea' ? 'Described' : answer };
  });
}
