import { paths, type SitePath } from '@/lib/paths';

export type NavigationLink = { text: string; href: SitePath };
export type NavigationGroup = { heading: string; links: readonly NavigationLink[] };

/** The whole site from its foot; the two-choice screen is linked here because no other menu holds it (decision 2). */
export const footerNavigation: readonly NavigationGroup[] = [
  {
    heading: 'Explore',
    links: [
      { text: 'All services', href: paths.services },
      { text: 'Purchasable workflows', href: paths.workflows },
      { text: 'Which AI Fits Me?', href: paths.welcome },
      { text: 'The two choices', href: paths.twoChoices },
    ],
  },
  {
    heading: 'Company',
    links: [
      { text: 'Landing Page', href: paths.home },
      { text: 'About us', href: paths.about },
      { text: 'Apply Now', href: paths.hiring },
      { text: 'Book a call', href: paths.contact },
    ],
  },
];

export const legalNavigation: readonly NavigationLink[] = [
  { text: 'Privacy Policy', href: paths.privacy },
  { text: 'Terms of Service', href: paths.terms },
];
