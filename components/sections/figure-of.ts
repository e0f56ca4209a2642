import { constellations } from '@/content/constellations';
import type { Metal } from '@/content/constellations/figure';
import type { Service } from '@/content/services/service';

/** The integrated offer is several services at once, as Multi AI Solutions is: it shares its figure. */
export const figureOf = ({ slug }: Service) =>
  constellations[slug === 'integrated-offer' ? 'multi-solutions' : slug];

/** A service without a metal of its own is drawn in gold on its own page. */
export const metalOf = ({ metal }: Service): Metal => (metal === 'plain' ? 'gold' : metal);
