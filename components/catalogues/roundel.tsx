import { constellations } from '@/content/constellations';
import type { Metal } from '@/content/constellations/figure';
import type { ServiceSlug } from '@/content/services/service';
import { Constellation } from '../ui/constellation/constellation';
import { metalClass } from '../ui/constellation/metal-class';
import styles from './course.module.css';

const featured = 'border-metal bg-surface outline -outline-offset-6 outline-line-strong md:-outline-offset-9';

/** A service's figure in a circle, in thick ink where it is small; the featured ones have their metal as rim. */
export function Roundel({ slug, metal }: { slug: ServiceSlug; metal: Metal }) {
  return (
    <div
      className={`${styles.roundel} ${metalClass[metal]} grid place-items-center rounded-full border ${
        metal === 'plain' ? 'border-line-strong bg-ground' : featured
      }`}
    >
      <Constellation className="w-[62%] md:hidden" figure={constellations[slug]} size="icon" metal={metal} />
      <Constellation
        className="w-[70%] max-md:hidden"
        figure={constellations[slug]}
        size="card"
        metal={metal}
      />
    </div>
  );
}
