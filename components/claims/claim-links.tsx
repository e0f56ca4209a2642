import { NewTabLink } from '@/components/ui/new-tab-link';
import { SiteLink } from '@/components/ui/site-link';
import { type ClaimRow, evidenceNotes } from '@/content/claims/claim';
import {
  type ConditionsId,
  conditionsPath,
  guaranteeConditions,
} from '@/content/claims/guarantee-conditions';

type EvidenceNotesProps = {
  claims: readonly ClaimRow[];
  /** The page has already explained, at an earlier figure, what it means that nothing is published. */
  isSaidAbove?: boolean;
  className?: string;
};

/** Below results of ours: a claim links to its evidence only if its row has any. */
export function EvidenceNotes({ claims, isSaidAbove, className = '' }: EvidenceNotesProps) {
  return evidenceNotes(claims, isSaidAbove).map(({ text, link }) => (
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

/** From a promise to its conditions on the terms page. */
export function ConditionsLink({ of, className = '' }: { of: ConditionsId; className?: string }) {
  return (
    <SiteLink className={`prose-link py-1 text-note ${className}`} href={conditionsPath(of)}>
      Conditions<span className="sr-only">: {guaranteeConditions[of].title}</span>
    </SiteLink>
  );
}
