import { type PagePath, paths, type SitePath } from './paths';

/** What people type, and links elsewhere may say, by the page it means. Each is answered with 308. */
export const typedAddresses: Partial<Record<PagePath, readonly string[]>> = {
  [paths.home]: ['home', 'index', 'index.html'],
  [paths.services]: ['services', 'all-services', 'solutions'],
  [paths.workflows]: ['workflows', 'n8n-workflows', 'shop'],
  [paths.about]: ['about-us', 'company'],
  [paths.contact]: ['contact-us', 'book', 'book-a-call', 'call', 'consultation', 'schedule'],
  [paths.hiring]: ['careers', 'career', 'jobs', 'apply', 'join'],
  [paths.privacy]: ['privacy'],
  [paths.terms]: ['terms', 'tos'],
  [paths.accessibility]: ['a11y', 'accessibility-statement'],
  [paths.welcome]: ['start'],
};

/** The table as Next takes it: one row for each page, to keep what every request is compared with short. */
export const redirectRows = () =>
  Object.entries(typedAddresses).map(([destination, names]) => ({
    source: `/:typed(${names.join('|').replaceAll('.', '\\.')})`,
    destination,
    permanent: true,
  }));

/** Where an address is answered that differs from a page's only in the case of its letters. */
const lowerCasePath = '/lower-case';

/**
 * Next compares these without regard to case, and only once nothing was found at an address, so that what it compares
 * costs no page anything. A redirect would stand before the pages, and send each to itself.
 */
export const lowerCaseRow = (addresses: readonly SitePath[]) => ({
  source: `/:page(${addresses
    .filter((path) => path !== paths.home)
    .map((path) => path.slice(1))
    .join('|')})`,
  destination: lowerCasePath,
});
