'use client';

import { useRef } from 'react';
import { useAutoplay } from '@/components/ui/carousel/use-autoplay';
import { usePopups } from '@/components/ui/star-popup/use-popups';
import { ServiceCarousel } from './service-carousel';
import type { ServiceSlides } from './service-slide';

/** The two carousels as one: what holds either holds both. */
export function ServicesStage({ groups }: { groups: readonly ServiceSlides[] }) {
  const stage = useRef<HTMLDivElement>(null);
  const popups = usePopups(stage);
  const autoplay = useAutoplay(stage, popups.open);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-y-12 sm:gap-y-20" ref={stage}>
      {groups.map((group, at) => (
        <ServiceCarousel
          key={group.title}
          group={group}
          autoplay={autoplay}
          flipped={at % 2 === 1}
          onMove={popups.close}
        />
      ))}
    </div>
  );
}
