import type { ReactNode } from 'react';
import type { Metal } from '@/content/constellations/figure';
import { Glyph } from './constellation/glyph';
import { metalClass } from './constellation/metal-class';

/** A distinction in its metal: a star and words, no box. */
export function Badge({ metal, children }: { metal: Metal; children: ReactNode }) {
  return (
    <span className={`${metalClass[metal]} inline-flex items-center gap-2 text-note font-link text-metal`}>
      <Glyph metal={metal} />
      {children}
    </span>
  );
}
