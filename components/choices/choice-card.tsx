import type { ReactNode } from 'react';
import { ArrowIcon } from '@/components/ui/icons';
import { type SiteHref, SiteLink } from '@/components/ui/site-link';

type ChoiceCardProps = {
  href: SiteHref;
  title: string;
  /** What the choice leads to, in a few words. */
  note: string;
  drawing: ReactNode;
  /** Room for the words, by the place of the choice. */
  className?: string;
};

/** One half of a choice screen: a drawing over the horizon, words under it, all of it one link. */
export function ChoiceCard({ href, title, note, drawing, className = '' }: ChoiceCardProps) {
  const last = title.lastIndexOf(' ') + 1;
  return (
    <SiteLink
      href={href}
      className={`group relative block no-underline focus-visible:outline-none ${className}`}
    >
      {drawing}
      <span className="grid pt-4 sm:pt-8">
        {/* The ring goes round the words: round the whole half it would cut through the drawing and the line above. */}
        <span className="grid justify-items-start gap-3 justify-self-start rounded-control outline-offset-8 outline-gold group-focus-visible:outline-2">
          <span className="max-w-[10.57em] font-display text-choice text-balance decoration-1 underline-offset-[0.16em] group-hover:underline">
            {title.slice(0, last)}
            {/* The arrow goes with the last word, so that it never stands alone on a line. */}
            <span className="whitespace-nowrap">
              {title.slice(last)}
              <ArrowIcon className="ml-3 inline h-auto w-6 align-[0.16em] transition-transform duration-300 ease-settle group-hover:translate-x-1" />
            </span>
          </span>
          <span className="text-balance text-muted">{note}</span>
        </span>
      </span>
    </SiteLink>
  );
}
