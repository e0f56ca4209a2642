import { SiteLink } from '@/components/ui/site-link';
import {
  type ConditionsId,
  conditionsPath,
  guaranteeConditions,
} from '@/content/claims/guarantee-conditions';

/** From a promise to its conditions on the Terms page. */
export function ConditionsLink({ of, className = '' }: { of: ConditionsId; className?: string }) {
  return (
    <SiteLink className={`prose-link py-1 text-note ${className}`} href={conditionsPath(of)}>
      Conditions<span className="sr-only">: {guaranteeConditions[of].title}</span>
    </SiteLink>
  );
}
