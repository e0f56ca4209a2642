import { getTableColumns } from 'drizzle-orm';
import { assessments, mostQuestions, type Question } from '@/content/assessments/questions';
import { aiAssessments } from '@/db/schema/assessments';

/** How each assessment asks a question: `backend “Which process …?”, income “How do …?”`. */
const inWords = (isMeant: (question: Question) => boolean) =>
  Object.entries(assessments)
    .flatMap(([type, { questions }]) => questions.filter(isMeant).map(({ label }) => `${type} “${label}”`))
    .join(', ');

const answerKeys = Object.keys(getTableColumns(aiAssessments)).filter((key) => /^q\d+Answer$/.test(key));

/**
 * What the columns of answers are told with, `q2_asked` and so on. The column of a question that was removed stays for
 * the rows that have it (decision 0206).
 */
export const askedParts = Object.fromEntries(
  answerKeys.map((key) => [
    key.replace('Answer', '_asked'),
    inWords(({ field }) => field === key) || 'asked no more',
  ]),
);

/** Every question that is counted, by its number. */
export const askedQuestions = Array.from({ length: mostQuestions() }, (_, index) => {
  const number = index + 1;
  return `${number} ${inWords(({ trackedNumber }) => trackedNumber === number)}`;
}).join('; ');
