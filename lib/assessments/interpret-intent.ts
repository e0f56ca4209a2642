import type { AssessmentType } from '@/content/assessments/answers';
import {
  backendIntents,
  type Intent,
  incomeIntents,
  type KnownIntent,
  unknownIntent,
} from '@/content/assessments/intents';

const intents: Record<AssessmentType, readonly { name: KnownIntent; keywords: readonly string[] }[]> = {
  backend: backendIntents,
  income: incomeIntents,
};

/** Phones type curly apostrophes and people double their spaces: neither may hide a keyword (decision 12). */
const normalise = (text: string) => text.replace(/[‘’ʼ]/g, "'").replace(/\s+/g, ' ').toLowerCase();

/**
 * Reads a free text as an intent: the first one in order with a keyword anywhere in the text, also inside a word
 * ("ads" in "leads"; part 2, section 5). Returns that intent's keywords found, none for an unknown intent.
 */
export function interpretIntent(
  type: AssessmentType,
  text: string,
): { intent: Intent; matchedKeywords: readonly string[] } {
  const normalised = normalise(text);
  for (const { name, keywords } of intents[type]) {
    const matchedKeywords = keywords.filter((keyword) => normalised.includes(keyword));
    if (matchedKeywords.length > 0) return { intent: name, matchedKeywords };
  }
  return { intent: unknownIntent, matchedKeywords: [] };
}
