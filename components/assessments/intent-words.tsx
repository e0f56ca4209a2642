import type { Intent } from '@/content/assessments/intents';
import { intentLabel } from '@/content/assessments/reading';
import { listInWords } from '@/content/wording';
import type { FoundKeyword } from '@/lib/assessments/browser/read-free-text';
import { isolatedText } from '@/lib/assessments/browser/result-text';

/** A keyword as the visitor wrote it. */
export const quotedKeyword = ({ keyword, word, isInside }: FoundKeyword) =>
  isInside ? `“${keyword}” inside “${isolatedText(word)}”` : `“${isolatedText(word)}”`;

type ReadAsProps = { lead: string; intent: Intent; found: readonly FoundKeyword[] };

/** What a text is read as, and because of which words: while it is typed, and in the answer. */
export function ReadAs({ lead, intent, found }: ReadAsProps) {
  return (
    <>
      <span>{`${lead} `}</span>
      <strong className="font-label">{intentLabel(intent)}</strong>
      <span>{`, because of ${listInWords(found.map(quotedKeyword))}.`}</span>
    </>
  );
}

/** The look of one of the meanings a free text may have: a button in the form, a link beside the open question. */
export const choiceClass =
  'min-h-11 rounded-control border border-control bg-surface px-4 py-2 text-left no-underline hover:border-ink';

/** The words inside it, the two lines with a space between them: the label of a press is the text alone. */
export function ChoiceWords({ label, note }: { label: string; note: string }) {
  return (
    <>
      <span className="block font-label">{`${label} `}</span>
      <span className="block text-note text-muted">{note}</span>
    </>
  );
}
