import { NewTabLink } from '@/components/ui/new-tab-link';
import type { ClaimRow } from '@/content/claims/claim';
import { evidenceNotes } from '@/content/claims/evidence-note';

type EvidenceNotesProps = { claims: readonly ClaimRow[]; className?: string };

/** Under results of ours: a claim leads to its evidence only where its row holds some. */
export function EvidenceNotes({ claims, className = '' }: EvidenceNotesProps) {
  return evidenceNotes(claims).map(({ text, link }) => (
    <p key={text} className={`text-muted text-note ${className}`}>
      {text}
      {link && (
        <>
          {' '}
          <NewTabLink className="prose-link inline-block py-1" href={link.href}>
            {link.label}
          </NewTabLink>
        </>
      )}
    </p>
  ));
}
