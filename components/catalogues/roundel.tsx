import { constellations } from '@/content/constellations';
import type { Metal } from '@/content/constellations/figure';
import type { ServiceSlug } from '@/content/services/service';
import { Constellation } from '../ui/constellation/constellation';
import { metalClass } from '../ui/constellation/metal-class';
import styles from './course.module.css';

const featured = 'border-metal bg-surface md:outline md:-outline-offset-9 md:outline-line-strong';

/** A service's figure in a circle; the featured ones have their metal as rim. */
export function Roundel({ slug, metal }: { slug: ServiceSlug; metal: Metal }) {
  return (
    <div
      className={`${styles.roundel} ${metalClass[metal]} grid place-items-center rounded-full border ${
        metal === 'plain' ? 'border-line-strong bg-ground' : featured
      }`}
    >
      <Constellation className="w-[70%]" figure={constellations[slug]} size="card" metal={metal} />
    </div>
  );
}
