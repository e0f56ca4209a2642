import type { Metal } from '@/content/constellations/figure';
import type { InfoBadge as Info } from '@/content/services/section';
import { Badge } from '../ui/badge';

type InfoBadgeProps = Info & { metal: Metal };

/** The distinction beside a service's name; selected, it says what is meant and what stands out. */
export function InfoBadge({ metal, title, description, highlights }: InfoBadgeProps) {
  return (
    <details className="group mt-4 max-w-[34rem]">
      <summary className="inline-flex min-h-11 list-none items-center gap-2.5 [&::-webkit-details-marker]:hidden">
        <Badge metal={metal}>{title}</Badge>
        <span
          className="grid size-6 place-items-center rounded-full border border-control font-label text-note leading-none group-open:border-ink"
          aria-hidden="true"
        >
          i
        </span>
      </summary>
      <div className="mt-2 border-gold-mark border-t-2 bg-raised px-6 py-5 text-small">
        <p>{description}</p>
        <ul className="mt-3 list-disc pl-5 text-muted">
          {highlights.map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ul>
      </div>
    </details>
  );
}
