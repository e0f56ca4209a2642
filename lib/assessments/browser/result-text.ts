import { nameLimit } from '@/content/assessments/questions';
import { capitalize } from '@/content/wording';
import type { Recommendation } from '@/lib/assessments/recommendation';

const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/**
 * A visitor's words for use inside one of our sentences: words in a right-to-left script are isolated (U+2068,
 * U+2069), so that they do not change the direction of anything around them.
 */
export const isolatedText = (words: string): string =>
  rightToLeft.test(words) ? `\u2068${words}\u2069` : words;

/** A recommendation that names a service. */
export type FoundService = Recommendation & { needsClarification: false };

/** The longest name a headline greets. */
const greetableLength = Math.min(24, nameLimit);

/** Articles and titles that look like a name; shorter ones, and those with a period, are recognized by that. */
const noNames = ['the', 'mrs', 'miss', 'mister', 'prof', 'professor', 'doctor', 'rev', 'sir', 'herr', 'frau'];

/** For the first word of a long name: nobody is called Dr., or The, and a comma stands after a greeting or a family name. */
const isCalledBy = (word: string) =>
  word.length >= 3 && !/[.,]$/.test(word) && !noNames.includes(word.toLowerCase());

/** A comma follows the name; two spaces on a phone leave a period, which is part of short words alone, as in Jr. */
const signsAfterName = /[,;:!?\s]+$|(?<=\p{L}{4})\.$/u;

/** What a headline calls a visitor: the name as it was given, the first word of a long one, or nothing, as for a dash. */
export function greetableName(name: string): string | null {
  const given = name.trim().replace(signsAfterName, '');
  if (!/\p{L}/u.test(given)) return null;
  if (given.length <= greetableLength) return given;
  const [first = ''] = given.split(/\s/);
  return isCalledBy(first) && first.length <= greetableLength ? first : null;
}

/** The answer in one line. If no rule names these answers, the default row decides: that is a starting point, not a match. */
export function answerHeadline({ recommendedService, explanation }: FoundService, name: string | null) {
  const answer = explanation.isDefault
    ? `a starting point: ${recommendedService}`
    : `start with ${recommendedService}`;
  return name ? `${isolatedText(name)}, ${answer}` : capitalize(answer);
}

/** A result to take along, for the clipboard or as the draft of an email. It leaves out the visitor's name and answers. */
export type ResultText = { subject: string; text: string };

/** @param origin this site's, as the visitor opened it */
export function resultText(recommendation: FoundService, origin: string): ResultText {
  const { recommendedService, rotationServices, explanation, servicePath } = recommendation;
  const headline = answerHeadline(recommendation, null);
  const others = rotationServices.filter((service) => service !== recommendedService);
  const lines = [
    headline,
    explanation.reason,
    others.length > 0 && `The same answers also fit ${others.join(' and ')}.`,
    `${origin}${servicePath}`,
  ];
  return { subject: headline, text: lines.filter(Boolean).join('\n\n') };
}

/** An address that opens the visitor's own mail program with a draft that has no recipient yet. */
export const draftAddress = ({ subject, text }: ResultText): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
