import { type MenuName, paths, type SitePath } from '@/lib/paths';
import { site } from './site';

export type NavigationLink = { text: string; href: SitePath };
export type NavigationGroup = { heading: string; links: readonly NavigationLink[] };

/** A menu: its entries, the button that stands after them, and a closing line. */
export type Menu = { links: readonly NavigationLink[]; call: NavigationLink; tagline?: string };

const landingPage: NavigationLink = { text: 'Landing Page', href: paths.home };
const whichAi: NavigationLink = { text: 'Which AI Fits Me?', href: paths.welcome };
const innerLinks: readonly NavigationLink[] = [
  { text: 'About us', href: paths.about },
  { text: 'Services', href: paths.services },
  { text: 'Purchasable Workflows', href: paths.workflows },
  whichAi,
];

/** The bar of the landing page (R8), without its button. */
export const landingNavigation: readonly NavigationLink[] = [
  { text: 'Workflows', href: paths.workflows },
  { text: 'Services', href: paths.services },
  { text: 'About Us', href: paths.about },
  whichAi,
];

/** The button at the end of that bar. */
export const bookACall: NavigationLink = { text: 'Book a Call', href: paths.contact };

const call: NavigationLink = { text: 'Book a call', href: paths.contact };

/** The slide-in menus (R8, R11, R12). */
export const menus: Readonly<Record<MenuName, Menu>> = {
  landing: { links: [landingPage, ...landingNavigation], call: bookACall },
  inner: { links: [landingPage, ...innerLinks], call },
  workflow: { links: innerLinks, call, tagline: site.tagline },
};

/** The whole site from its foot; the two-choice screen is in no other menu (decision 0002). */
export const footerNavigation: readonly NavigationGroup[] = [
  {
    heading: 'Explore',
    links: [
      { text: 'All services', href: paths.services },
      { text: 'Workflows', href: paths.workflows },
      whichAi,
      { text: 'Two ways to start', href: paths.twoChoices },
    ],
  },
  {
    heading: 'Company',
    links: [
      { text: 'Home', href: paths.home },
      { text: 'About us', href: paths.about },
      { text: 'Apply Now', href: paths.hiring },
      { text: 'Book a call', href: paths.contact },
    ],
  },
];

export const legalNavigation: readonly NavigationLink[] = [
  { text: 'Privacy Policy', href: paths.privacy },
  { text: 'Terms of Service', href: paths.terms },
  { text: 'Accessibility', href: paths.accessibility },
];
