import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { LeadStar } from '@/components/ui/star-chart/lead-star';
import type { RarelyShownCall } from '@/content/analytics';
import type { KnownIntent } from '@/content/assessments/intents';
import { type AssessmentType, assessments } from '@/content/assessments/questions';
import { intentChoices, intentLabel, readingTexts } from '@/content/assessments/reading';
import { textTooLong } from '@/content/form-errors';
import { listInWords } from '@/content/wording';
import {
  addChoice,
  type FoundKeyword,
  mayBeMisread,
  otherWordFor,
  readFreeText,
  replaceWord,
  type TextReading,
} from '@/lib/assessments/browser/read-free-text';
import { isolatedText } from '@/lib/assessments/browser/result-text';
import { typeInto } from '@/lib/forms/browser/use-form-fields';
import { paths } from '@/lib/paths';
import { ChoiceWords, choiceClass, quotedKeyword, ReadAs } from './intent-words';

/** Milliseconds without a keystroke after which a text is read, so that announcements do not interrupt the typing. */
const settledAfter = 600;

type ReadTextProps = { type: AssessmentType; text: string };

/**
 * What the schema will say of a text over its limit. Such a text is not read: it is no answer yet, and a pasted
 * document would hold up every key.
 */
function refusalOf({ type, text }: ReadTextProps): string | undefined {
  const [, { shortLabel, limit }] = assessments[type].questions;
  return text.trim().length > limit ? textTooLong(shortLabel, limit) : undefined;
}

/** How the text is read, once typing pauses; at once if a button has written it. */
function useSettledReading({ type, text }: ReadTextProps) {
  const [reading, setReading] = useState<TextReading | null>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    const wait = isPressed.current ? 0 : settledAfter;
    isPressed.current = false;
    const isRead = text.trim() && !refusalOf({ type, text });
    const timer = setTimeout(() => setReading(isRead ? readFreeText(type, text) : null), wait);
    return () => clearTimeout(timer);
  }, [type, text]);
  const readAtOnce = () => {
    isPressed.current = true;
  };
  return { reading, readAtOnce };
}

type FreeTextReadingProps = ReadTextProps & {
  /** Id of the text field. */
  field: string;
};

/**
 * Below a free text: how the engine reads it, because of which word, and what to press if something else was meant
 * (decision 0178). It appears when the form is first touched and keeps its place, so that nothing below it moves while
 * the visitor types.
 */
export function FreeTextReading({ field, type, text }: FreeTextReadingProps) {
  const settled = useSettledReading({ type, text });
  const refusal = refusalOf({ type, text });
  const reading = refusal ? null : settled.reading;
  const isDoubtful = reading !== null && mayBeMisread(type, text, reading);

  function write(change: (written: string) => string) {
    const area = textArea(field);
    if (!area) return;
    settled.readAtOnce();
    typeInto(area, change(area.value));
  }

  return (
    <div>
      <div className="flex min-h-13 gap-3.5 sm:min-h-8" data-private>
        <ReadingStar isRead={reading?.found[0] !== undefined} />
        <div aria-live="polite" aria-atomic="true">
          {refusal && <p>{`${refusal}.`}</p>}
          {reading && <ReadingWords reading={reading} isDoubtful={isDoubtful} />}
        </div>
      </div>
      {isDoubtful && <WordButtons field={field} found={reading.found[0]} write={write} />}
      <IntentChoices
        type={type}
        read={reading?.intent}
        onChoose={(intent) => write((written) => addChoice(type, written, intent))}
      />
    </div>
  );
}

function textArea(id: string): HTMLTextAreaElement | null {
  const area = document.getElementById(id);
  return area instanceof HTMLTextAreaElement ? area : null;
}

/** Drawn open as long as no keyword has been found. */
function ReadingStar({ isRead }: { isRead: boolean }) {
  return (
    <svg
      className="mt-0.5 flex-none"
      width="22"
      height="22"
      viewBox="0 0 22 22"
      fill="none"
      aria-hidden="true"
    >
      <LeadStar x={11} y={11} radius={10} tier="gold" open={!isRead} />
    </svg>
  );
}

function ReadingWords({ reading, isDoubtful }: { reading: TextReading; isDoubtful: boolean }) {
  const { found, otherwise } = reading;
  if (found.length === 0) return <p>{readingTexts.unread}</p>;
  const { hidden, readFirst } = readingTexts;
  const words = listInWords((otherwise?.before ?? found).map(({ word }) => `“${isolatedText(word)}”`));
  return (
    <>
      <p>
        <ReadAs lead={readingTexts.readAs} {...reading} />
      </p>
      {isDoubtful && (
        <p className="text-small text-muted">
          {otherwise
            ? readFirst(quotedKeyword(otherwise.found), intentLabel(otherwise.intent), words)
            : hidden(words)}
        </p>
      )}
    </>
  );
}

type WordButtonsProps = {
  field: string;
  /** The word that decides, perhaps not as it was meant. */
  found: FoundKeyword | undefined;
  write: (change: (written: string) => string) => void;
};

/** Ways to take a word out of the decision: use another word for it, or go to where it stands. */
function WordButtons({ field, found, write }: WordButtonsProps) {
  if (!found) return null;
  const { word, start, end } = found;
  const instead = otherWordFor(found);
  function show() {
    const area = textArea(field);
    area?.focus();
    area?.setSelectionRange(start, end);
  }
  return (
    <div className="mt-3 flex flex-wrap gap-3" data-private>
      {instead && (
        <Button
          variant="line"
          size="small"
          onClick={() => {
            write((written) => replaceWord(written, word, instead));
            // The button disappears together with the word.
            textArea(field)?.focus();
          }}
        >
          {readingTexts.replaceWord(isolatedText(word), instead)}
        </Button>
      )}
      <Button variant="line" size="small" onClick={show}>
        {readingTexts.showWord(isolatedText(word))}
      </Button>
    </div>
  );
}

const currentChoice =
  'aria-[current]:border-gold aria-[current]:ring-1 aria-[current]:ring-gold aria-[current]:ring-inset';
/** Forced colors leave only its shape: a wider border, with the words kept in place. */
const currentWithoutColor = 'forced-colors:aria-[current]:border-l-8 forced-colors:aria-[current]:pl-2.25';

type IntentChoicesProps = {
  type: AssessmentType;
  /** The intent as which the text is read; absent until it has been read. */
  read: string | undefined;
  onChoose: (intent: KnownIntent) => void;
};

/** The intents in plain words. A press writes into the text, because the engine reads nothing else. */
function IntentChoices({ type, read, onChoose }: IntentChoicesProps) {
  const noteId = useId();
  const isRead = intentChoices[type].some(({ intent }) => intent === read);
  return (
    <fieldset className="mt-4" aria-describedby={noteId}>
      <legend className="mb-0.5 font-label text-small">
        {isRead ? readingTexts.closer : readingTexts.closest}
      </legend>
      <p className="mb-2.5 text-note text-muted" id={noteId}>
        {readingTexts.choiceNote}
      </p>
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {intentChoices[type].map(({ intent, ...words }) => (
          <button
            key={intent}
            type="button"
            className={`${choiceClass} ${currentChoice} ${currentWithoutColor}`}
            aria-current={intent === read || undefined}
            onClick={() => onChoose(intent)}
          >
            <ChoiceWords {...words} />
          </button>
        ))}
      </div>
      {/* The draft stays in the tab: Back finds the text as it was left. */}
      {type === 'backend' && !isRead && (
        <p className="mt-2.5 text-note text-muted">
          {readingTexts.aboutClients}{' '}
          <SiteLink
            className="prose-link"
            href={paths.incomeForm}
            data-cta={'form-income-assessment' satisfies RarelyShownCall}
          >
            {readingTexts.takeIncome}
          </SiteLink>
          .
        </p>
      )}
    </fieldset>
  );
}

/** Beside TRANSCEND, once every answer is there: what the recommendation will be based on, and the way back to it. */
export function ReadingSummary({ field, type, text }: FreeTextReadingProps) {
  const refusal = refusalOf({ type, text });
  const reading = refusal ? null : readFreeText(type, text);
  const isRead = reading !== null && reading.found.length > 0;
  return (
    <p data-private>
      {isRead ? (
        <ReadAs lead={readingTexts.goesBy} {...reading} />
      ) : (
        <span>{refusal ? `${refusal}.` : readingTexts.unreadAtButton}</span>
      )}{' '}
      <a className="font-link underline hover:no-underline" href={`#${field}`}>
        {isRead || refusal ? readingTexts.change : readingTexts.choose}
      </a>
    </p>
  );
}
