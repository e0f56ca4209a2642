import type { ClaimRow } from '@/content/claims/claim';
import { evidenceNotes } from '@/content/claims/evidence-note';
import { link } from './markdown-blocks';

/** What stands under results of ours, so that nobody quotes a figure without it. */
export const evidenceLines = (claims: readonly ClaimRow[]): string[] =>
  evidenceNotes(claims).map(({ text, link: evidence }) =>
    evidence ? `${text} ${link(evidence.label, evidence.href)}` : text,
  );
