import { constellations } from '@/content/constellations';
import type { Metal } from '@/content/constellations/figure';
import { integratedOfferFigure } from '@/content/constellations/integrated-offer';
import type { Service } from '@/content/services/service';

/** The figure of a service; the integrated offer has its own, which is not one of the nineteen of the atlas. */
export const figureOf = ({ slug }: Service) =>
  slug === 'integrated-offer' ? integratedOfferFigure : constellations[slug];

/** A service without a metal of its own is drawn in gold on its own page. */
export const metalOf = ({ metal }: Service): Metal => (metal === 'plain' ? 'gold' : metal);
