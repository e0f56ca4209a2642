import { type Intent, type KnownIntent, unknownIntent } from '@/content/assessments/intents';
import type { AssessmentType } from '@/content/assessments/questions';
import { intentChoices, otherWords } from '@/content/assessments/reading';
import { capitalize } from '@/content/wording';
import {
  interpretIntent,
  normalizeFreeText,
  straightenApostrophes,
} from '@/lib/assessments/interpret-intent';

/** A keyword that decides, and the word that contains it, as the visitor wrote it. */
export type FoundKeyword = {
  keyword: string;
  word: string;
  /** Where that word stands in the text. */
  start: number;
  end: number;
  /** The keyword is part of another word: "ads" in "leads". A mere ending does not count as another word: "websites". */
  isInside: boolean;
};

export type TextReading = {
  intent: Intent;
  /** Each keyword of the intent that is in the text: as a word of its own, if it is one anywhere. */
  found: readonly FoundKeyword[];
  /**
   * What the text would be read as without the words before it, if anything: as the choice that was pressed, whose
   * sentence stands in it, or else as the next intent that is not denied.
   */
  otherwise: { intent: KnownIntent; found: FoundKeyword; before: readonly FoundKeyword[] } | null;
};

/** Binary search: the smallest number above `from`, up to `to`, for which `holds` is true; it must stay true from there on. */
function leastThat(from: number, to: number, holds: (value: number) => boolean): number {
  let [fails, works] = [from, to];
  while (works - fails > 1) {
    const middle = (fails + works) >> 1;
    if (holds(middle)) works = middle;
    else fails = middle;
  }
  return works;
}

/** What a word that hides a keyword is made of: other scripts stand beside a keyword without a space, as in "主にwebsiteで". */
const letter = /[\p{Script=Latin}\d]/u;

/**
 * The first place of a keyword after `from`. Only the engine knows how it reads a text, so it is asked which part of
 * the text it needs: the shortest beginning, and then the shortest end of that.
 */
function findKeyword(type: AssessmentType, text: string, keyword: string, from = 0): FoundKeyword | null {
  const holds = (start: number, end: number) =>
    interpretIntent(type, text.slice(start, end)).matchedKeywords.includes(keyword);
  if (!holds(from, text.length)) return null;
  let end = leastThat(from, text.length, (place) => holds(from, place));
  const found = end - leastThat(0, end - from, (length) => holds(end - length, end));
  let start = found;
  while (letter.test(text.charAt(start - 1))) start -= 1;
  while (letter.test(text.charAt(end))) end += 1;
  return { keyword, word: text.slice(start, end).replace(/\s+/g, ' '), start, end, isInside: start < found };
}

/** At most this many places of a keyword are looked at: nobody needs more to describe something. */
const placesLimit = 50;

function findBestPlace(type: AssessmentType, text: string, keyword: string): FoundKeyword[] {
  const first = findKeyword(type, text, keyword);
  let place = first;
  for (let count = 0; place?.isInside && count < placesLimit; count += 1) {
    place = findKeyword(type, text, keyword, place.end);
  }
  const best = place && !place.isInside ? place : first;
  return best ? [best] : [];
}

/** Where each keyword that the engine found stands: as a word of its own, if it is one anywhere. */
export const findWords = (type: AssessmentType, text: string, keywords: readonly string[]): FoundKeyword[] =>
  keywords.flatMap((keyword) => findBestPlace(type, text, keyword));

/** The text without the words that decide. A bar takes their place, so that what stood around them does not form new words. */
function withoutDecidingWords(type: AssessmentType, text: string, intent: Intent): string {
  let rest = text;
  for (let count = 0; count < placesLimit; count += 1) {
    const read = interpretIntent(type, rest);
    const place = read.intent === intent && findKeyword(type, rest, read.matchedKeywords[0] ?? '');
    if (!place) break;
    rest = `${rest.slice(0, place.start)}|${rest.slice(place.end)}`;
  }
  return rest;
}

/**
 * A word that denies what follows: "we never ran any ads". It holds a few words on, until a comma or what is not denied,
 * as after "other than" and "no doubt". "Without" after another denial is none: "we would not exist without referrals".
 */
const denial =
  /(?:\b(?:no|not|nor|neither|never|zero|(?<!(?:n't|\b(?:cannot|never|not|(?:ca|could|wo|would)nt))\b[^.,;:!?\n]*)without|stopped|cancell?ed|quit|gave up|hate|used to|cannot|(?:ai|are|ca|could|did|do|does|had|has|have|is|should|was|were|wo|would)nt)|n't)\b(?:(?!\b(?:but|just|only|mostly|mainly|now|so|except|besides|beyond|apart|outside of|other than|doubt|question(?! of)|stop|without)\b)[^.,;:!?\n]){0,32}$/i;

/** What denies the word before it, of the same clause: "Ads never worked for us". */
const failure =
  /^(?:(?!\b(?:after|and|as|because|but|since|than|when|while)\b)[^.,;:!?\n]){0,20}\b(?:never worked|(?:are|did|do|does|has|have|is)(?:n'?t| not) work(?:ed|ing)?|failed|useless|waste of)\b/i;

/**
 * On the back office what is lacking is what is meant (decision 0248): "we can't keep up with customer support",
 * unless it is said not to be needed: "we need no help desk".
 */
const lack =
  /\b(?:(?<!(?:need|want)\w*\s+)no|no(?= more)|never|zero|without|hate|stopped|cannot|not enough|(?:can?|could|do|does|did|has|have|wo|would|there is|there are)(?:n'?t| not)|(?:\w+n'?t|not) (?:able|possible|keeping|getting|managing|answering|replying|responding|(?:\w+ )?(?:good at|happy with)))\b(?!(?:\s+have)?\s+(?:\w+\s+)?(?:need|want(?! to (?:answer|do|spend)\b)|mean|problem|use for))/gi;

/** There too, what says so after a keyword, for which a bar stands: "a help desk is not a problem", "no help desk needed". */
const unneeded =
  /(?:\bno\s+\|\s+(?:(?:is|are|was|were)\s+)?|\|\s+(?:is|are|was|were)(?:n'?t|\s+(?:not?|never))\s+(?:(?:an?|the|our|my|longer)\s+)?)(?:needed|required|wanted|meant|problems?|issues?)\b/i;

const isDenied = (type: AssessmentType, text: string, { start, end }: FoundKeyword) => {
  const straight = straightenApostrophes(text);
  const [before, after] = [straight.slice(0, start), straight.slice(end)];
  return type === 'backend'
    ? denial.test(before.replace(lack, '')) || unneeded.test(`${before}|${after}`)
    : denial.test(before) || failure.test(after);
};

/** What is begun is named, and may be anything but the business: "haven't started advertising". "Anything" names nothing. */
const startOfSomething = /^\S+\s+start(?:ing|ed)\s+(?:to|with|(?:(?:any|our|the)\s+)?\w+(?<!th)ing)\b/i;

/** @param first the intent the whole text is read as */
function readOtherwise(type: AssessmentType, first: Intent, text: string): TextReading['otherwise'] {
  const chosen = intentChoices[type].find(({ phrase }) => text.includes(phrase))?.intent ?? first;
  const before: FoundKeyword[] = [];
  let rest = text;
  for (let count = 0; count < intentChoices[type].length; count += 1) {
    const { intent, matchedKeywords } = interpretIntent(type, rest);
    if (intent === unknownIntent) break;
    const found = findWords(type, rest, matchedKeywords);
    const meant = intent === chosen ? found[0] : found.find((each) => !isDenied(type, rest, each));
    if (intent !== first && (chosen === first || intent === chosen) && meant)
      return { intent, found: meant, before };
    before.push(...found);
    rest = withoutDecidingWords(type, rest, intent);
  }
  return null;
}

/** How the engine reads a free text, and which words decide: for a visitor who is still typing. */
export function readFreeText(type: AssessmentType, text: string): TextReading {
  const { intent, matchedKeywords } = interpretIntent(type, text);
  if (intent === unknownIntent) return { intent, found: [], otherwise: null };
  return {
    intent,
    found: findWords(type, text, matchedKeywords),
    otherwise: readOtherwise(type, intent, text),
  };
}

/**
 * A word inside another decides, or one that is denied or may be about something else, or one intent takes precedence
 * over another, and no choice confirms that it is meant.
 */
export function mayBeMisread(
  type: AssessmentType,
  text: string,
  { intent, found, otherwise }: TextReading,
): boolean {
  const choice = intentChoices[type].find((each) => each.intent === intent);
  if (!choice || text.includes(choice.phrase)) return false;
  const isWeak = (word: FoundKeyword) =>
    word.isInside || isDenied(type, text, word) || startOfSomething.test(text.slice(word.start));
  return otherwise !== null || found.every(isWeak);
}

/** The visitor's own words followed by the sentence of a choice, which replaces one that was added before. */
export function addChoice(type: AssessmentType, text: string, intent: KnownIntent): string {
  const choices = intentChoices[type];
  const phrase = choices.find((choice) => choice.intent === intent)?.phrase ?? '';
  const words = choices
    .reduce((rest, choice) => rest.replace(` ${choice.phrase}`, '').replace(choice.phrase, ''), text)
    .trim()
    .replace(/[,;:]$/, '');
  if (!words) return phrase;
  // Sentences end with another sign in other scripts, as with "。" or "؟".
  return `${words}${/[…\p{STerm}]$/u.test(words) ? '' : '.'} ${phrase}`;
}

/** Without "ads" inside, a word stays the one it was: "dads" as "dad(s)", "spreadsheet" as "spread-sheet". */
const withoutAds = (word: string) => word.replace(/ads$/, 'ad(s)').replace(/ads/g, 'ad-s');

/**
 * Another word for one that decides, or for several of it, as "websites"; or else another spelling of one that only hides
 * a keyword: too many words do to name each.
 */
export function otherWordFor({ word }: FoundKeyword): string | undefined {
  const written = normalizeFreeText(word);
  const several = otherWords[written.replace(/s$/, '')];
  const spelled = withoutAds(written);
  return otherWords[written] ?? (several && `${several}s`) ?? (spelled === written ? undefined : spelled);
}

/** Replaces a word that has another one wherever it stands, however it is spaced, keeping a capital first letter. */
export function replaceWord(text: string, word: string, instead: string): string {
  const spaced = word.replaceAll(' ', '\\s+');
  const places = new RegExp(`(?<!${letter.source})${spaced}(?!${letter.source})`, 'giu');
  return text.replace(places, (written) =>
    written.charAt(0) === written.charAt(0).toLowerCase() ? instead : capitalize(instead),
  );
}
