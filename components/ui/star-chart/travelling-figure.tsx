import { type ReactNode, ViewTransition } from 'react';
import type { ServiceSlug } from '@/content/services/service';

type TravellingFigureProps = { slug: ServiceSlug | 'integrated-offer'; children: ReactNode };

/** A figure that is on both pages of a move inside the site travels from its place on the first to that on the second. */
export function TravellingFigure({ slug, children }: TravellingFigureProps) {
  return (
    <ViewTransition name={`figure-${slug}`} share="auto" default="none">
      {children}
    </ViewTransition>
  );
}
