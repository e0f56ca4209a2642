import { listInWords } from '@/content/wording';
import type { ClaimRow } from './claim';

/** What stands beside a result of ours: that nothing is published of it, or what was counted and where to read it. */
export type EvidenceNote = { text: string; link?: { label: string; href: string } };

const unpublished = {
  one: 'Our own figure. We have not published the data behind it, so do not plan with it.',
  several: 'Our own figures. We have not published the data behind them, so do not plan with them.',
};
/** The same once the page has said it: a reader who meets the whole warning at every figure stops reading it. */
const unpublishedAgain = {
  one: 'Our own figure, without published data.',
  several: 'Our own figures, without published data.',
};

const nameOf = ({ figure, text }: ClaimRow) => figure ?? text;

function unpublishedNote(rows: readonly ClaimRow[], isAll: boolean, isSaidAbove: boolean): EvidenceNote[] {
  if (rows.length === 0) return [];
  const { one, several } = isSaidAbove ? unpublishedAgain : unpublished;
  const text = rows.length === 1 ? one : several;
  if (isAll) return [{ text }];
  const verb = rows.length === 1 ? 'is our' : 'are our';
  return [{ text: text.replace('Our', `${listInWords(rows.map(nameOf))} ${verb}`) }];
}

function publishedNote(row: ClaimRow): EvidenceNote[] {
  if (!row.evidence?.published) return [];
  const { what, period, published } = row.evidence;
  return [
    {
      text: `${nameOf(row)}: ${what}, ${period}.`,
      link: { label: `Read the data behind ${nameOf(row)}`, href: published },
    },
  ];
}

/**
 * The notes of what stands together, such as the figures of one card. Figures are named where not all share a note.
 * @param rows every claim that stands there; plans and promises among them need no evidence to be read
 * @param isSaidAbove the page has said at an earlier figure of ours what it means that nothing is published
 */
export function evidenceNotes(rows: readonly ClaimRow[], isSaidAbove = false): EvidenceNote[] {
  const measured = rows.filter(({ isMeasured }) => isMeasured);
  const bare = measured.filter(({ evidence }) => !evidence?.published);
  return [
    ...unpublishedNote(bare, bare.length === rows.length, isSaidAbove),
    ...measured.flatMap(publishedNote),
  ];
}
