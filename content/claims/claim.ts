import { listInWords } from '@/content/wording';
import type { SitePath } from '@/lib/paths';
import type { ConditionsId } from './guarantee-conditions';

/**
 * What was counted or kept, and over which period. A result is proven to a visitor only where it is published; for a
 * plan or a practice it is enough that the operator holds the proof (`null`).
 */
type Evidence = { what: string; period: string; published: `https://${string}` | null };

/** A claim without a status is unsubstantiated, and says so where it is measured; evidence alone makes it another. */
type Substantiation =
  | { status?: 'unsubstantiated'; evidence?: undefined }
  | { status: 'substantiated'; evidence: Evidence };

/** A statement the site makes of itself (decision 0021). The operator must be able to prove it. */
export type ClaimRow = Substantiation & {
  /** Claims that one and the same proof covers share a group. */
  group: `C${number}`;
  /** The whole statement, for a sentence, a bullet or a badge. */
  text: string;
  /** The same statement split for a metrics card: the figure, and the words under it. */
  figure?: string;
  label?: string;
  pages: readonly SitePath[];
  /** high: a number, a guarantee, earnings, or at odds with another text. medium: a checkable promise. low: a confirmation. */
  severity: 'high' | 'medium' | 'low';
  /** What would prove it. */
  proof: string;
  /** A result, or a rank, that somebody must have counted: wherever it stands, a note says what is published of it. */
  isMeasured?: true | 'rank';
  /** Its conditions on the Terms page; required for whatever is called a guarantee. */
  terms?: ConditionsId;
};

/** The pages with the nine-section layout. They carry the general guarantees (decision 0022). */
export const nineSectionPages = [
  '/services/ai-agents',
  '/services/lead-capture-crm',
  '/services/appointment-setting',
  '/services/multi-solutions',
] as const satisfies readonly SitePath[];

/** The pages with the offer layout. Their seals carry the general promises that hold for every service. */
export const offerPages = [
  '/services/ai-email-outreach',
  '/services/ai-social-media-outreach',
  '/services/ai-websites',
  '/services/ai-phone-callers',
  '/services/full-backend-optimization',
  '/services/integrated-offer',
] as const satisfies readonly SitePath[];

/** What stands beside a result of ours: that nothing is published of it, or what was counted and where to read it. */
export type EvidenceNote = { text: string; link?: { label: string; href: string } };

const unpublished = {
  one: 'Our own figure. We have not published the data behind it, so do not count on it.',
  several: 'Our own figures. We have not published the data behind them, so do not count on them.',
};
/** The same once the page has said it: a reader who meets the whole warning at every figure stops reading it. */
const unpublishedAgain = {
  one: 'Our own figure, without published data.',
  several: 'Our own figures, without published data.',
};

/** Of a rank, which is short itself: the whole warning would be longer than what it stands under. */
const unpublishedRank = 'Our own ranking, without published data.';

const isRank = ({ isMeasured }: ClaimRow) => isMeasured === 'rank';

const nameOf = ({ figure, text }: ClaimRow) => figure ?? text;

function unpublishedNote(rows: readonly ClaimRow[], isAll: boolean, isSaidAbove: boolean): EvidenceNote[] {
  if (rows.length === 0) return [];
  if (rows.every(isRank)) return [{ text: unpublishedRank }];
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

/**
 * Figures of others whose source is published, for the notes under them: it is told as the data behind ours is, with the
 * whole words of each, as two of them may be the same number.
 */
export const sourcedFigures = (rows: readonly ClaimRow[]): readonly ClaimRow[] =>
  rows
    .filter(({ evidence }) => evidence?.published)
    .map((row) => ({ ...row, figure: row.text, isMeasured: true }));
