import {
  backendIntents,
  type Intent,
  incomeIntents,
  type KnownIntent,
  unknownIntent,
} from '@/content/assessments/intents';
import type { AssessmentType } from '@/content/assessments/questions';

const intentsByAssessment: Record<
  AssessmentType,
  readonly { name: KnownIntent; keywords: readonly string[] }[]
> = {
  backend: backendIntents,
  income: incomeIntents,
};

/** Straight, whatever a keyboard writes for an apostrophe, an accent included; each place stays where it was. */
export const straightenApostrophes = (text: string) => text.replace(/[‘’ʼ´`′＇]/g, "'");

/**
 * Whatever a keyboard or a program writes for an apostrophe, a hyphen or a space, full-width letters, or a soft break that
 * came along with a copied word must not hide a keyword (decision 0012).
 */
export const normalizeFreeText = (text: string) =>
  straightenApostrophes(text)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\u2010/g, '-')
    .replace(/\s+/g, ' ')
    .toLowerCase();

/**
 * Reads a free text as an intent: the first one in order that has a keyword anywhere in the text, even inside a word
 * ("ads" in "leads"; R87). Returns which of that intent's keywords were found, none for an unknown intent.
 * It stands apart from the rules, because the forms read texts in the browser, where the rules would be dead weight.
 */
export function interpretIntent(
  type: AssessmentType,
  text: string,
): { intent: Intent; matchedKeywords: readonly string[] } {
  const normalized = normalizeFreeText(text);
  for (const { name, keywords } of intentsByAssessment[type]) {
    const matchedKeywords = keywords.filter((keyword) => normalized.includes(keyword));
    if (matchedKeywords.length > 0) return { intent: name, matchedKeywords };
  }
  return { intent: unknownIntent, matchedKeywords: [] };
}
