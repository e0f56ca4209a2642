import type { SitePath } from '@/lib/paths';
import type { ClaimRow } from '../claims/claim';

/** A claim as a bullet; a guarantee says where its conditions stand. */
export type Guarantee = Pick<ClaimRow, 'text' | 'terms'>;

/** A claim as a figure with the words under it. */
export type Metric = Required<Pick<ClaimRow, 'figure' | 'label'>> & {
  /** Where the figure lies on a ruler: a range out of `of`, cut in `marks`. Left out where no scale is natural. */
  scale?: { from: number; to: number; of: number; marks: number };
};

/** The opening of a page. With metrics it shows them on a card under the figure, without them the figure on its plate. */
export type HeroSection = {
  kind: 'hero';
  headline: string;
  lead: string;
  guarantees?: readonly Guarantee[];
  metrics?: readonly Metric[];
  /** A page that goes further than this one. */
  related?: { text: string; href: SitePath };
};

/** Everything a service page can be made of. A new kind is a type here and a case in components/sections/section-list.tsx. */
export type Section = HeroSection;
