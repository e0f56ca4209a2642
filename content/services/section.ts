import type { SitePath } from '@/lib/paths';

/** Something the agency promises; a guarantee says where its conditions stand. */
export type Guarantee = { text: string; terms?: SitePath | `${SitePath}#${string}` };

/** A figure of part 1, section 9, with the words under it. */
export type Metric = {
  figure: string;
  label: string;
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
