import { type HiringFacts, hiringFacts } from './hiring-facts';
import { productName } from './product-name';

export type Site = {
  /** The product's name (R6); every title, greeting and call to action reads it from here. */
  name: string;
  blurb: string;
  /** Stands in the menu of the workflow pages (R12). */
  tagline: string;
  socials: readonly { name: string; url: string }[];
  calendarUrl: string;
  /** Who runs the site: `null` or empty until the operator says so, and then shows nothing. */
  operator: {
    /** The legal entity that a contract is made with. */
    legalName: string | null;
    /** Town and country, or a whole postal address. */
    place: string | null;
    people: readonly { name: string; role: string }[];
  };
  /** Where questions about privacy and terms are sent. */
  legalContact: { email: string };
  /** Where barriers are reported; `null` until the operator has an address for it: then `legalContact` is the way. */
  accessibilityContact: { email: string } | null;
  /**
   * A published 3D scene for the landing page, or `null` for the built-in drawing. A scene brings Spline's runtime to
   * visitors, a program without an open license: whoever sets one accepts Spline's terms (decision 0062).
   */
  sceneUrl: string | null;
  hiring: HiringFacts;
  /** Whether programs that train on the site, or answer from it, may read it; robots.txt tells them. */
  aiCrawlers: 'open' | 'closed';
  /** Where weaknesses are reported, and until when that holds (an ISO date); `null`: there is no security.txt. */
  security: { contact: `https://${string}` | `mailto:${string}`; expires: string } | null;
};

/** What an operator sets once. Addresses under example.com are placeholders (decision 0018). */
export const site: Site = {
  name: productName,
  blurb:
    'An AI automation agency: done-for-you AI services and ready-made workflows for businesses, sales teams and creators.',
  tagline: 'Empowering businesses with AI automation solutions',
  socials: [
    { name: 'Instagram', url: 'https://example.com/instagram' },
    { name: 'YouTube', url: 'https://example.com/youtube' },
  ],
  calendarUrl: 'https://example.com/calendar',
  operator: { legalName: null, place: null, people: [] },
  legalContact: { email: 'legal@example.com' },
  accessibilityContact: null,
  sceneUrl: null,
  hiring: hiringFacts,
  aiCrawlers: 'open',
  security: null,
};

/** Who a contract is made with, as far as the operator has said: one sentence, or none. */
export function operatorSentence({ name, operator: { legalName, place } }: Site = site): string | null {
  if (legalName) return `${name} is run by ${place ? `${legalName}, ${place}` : legalName}.`;
  return place ? `${name} is based in ${place}.` : null;
}
