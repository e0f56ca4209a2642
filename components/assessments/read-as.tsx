import type { Intent } from '@/content/assessments/intents';
import { intentLabel } from '@/content/assessments/reading';
import { listInWords } from '@/content/wording';
import type { FoundKeyword } from '@/lib/assessments/browser/read-free-text';
import { isolatedText } from '@/lib/assessments/browser/result-text';

/** A keyword as the visitor wrote it. */
export const quoted = ({ keyword, word, isInside }: FoundKeyword) =>
  isInside ? `“${keyword}” inside “${isolatedText(word)}”` : `“${isolatedText(word)}”`;

type ReadAsProps = { lead: string; intent: Intent; found: readonly FoundKeyword[] };

/** What a text is read as, and because of which words: while it is typed, and in the answer. */
export function ReadAs({ lead, intent, found }: ReadAsProps) {
  return (
    <>
      <span>{`${lead} `}</span>
      <strong className="font-label">{intentLabel(intent)}</strong>
      <span>{`, because of ${listInWords(found.map(quoted))}.`}</span>
    </>
  );
}
