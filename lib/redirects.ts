import { type PagePath, paths, type SitePath } from './paths';

/** What people type or link to by mistake, by the page they mean. Each is answered with 308. */
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

/** The table in the form Next takes: one row for each page, because every request is compared with every row. */
export const redirectRows = () =>
  Object.entries(typedAddresses).map(([destination, names]) => ({
    source: `/:typed(${names.join('|').replaceAll('.', '\\.')})`,
    destination,
    permanent: true,
  }));

/** Answers addresses that differ from a page's only in upper and lower case. */
const lowerCasePath = '/lower-case';

/**
 * Next compares these without regard to case, and only after nothing was found at an address, so that no page pays for
 * the comparison. A redirect would be compared before the pages, and would send each page to itself.
 */
export const lowerCaseRow = (addresses: readonly SitePath[]) => ({
  source: `/:page(${addresses
    .filter((path) => path !== paths.home)
    .map((path) => path.slice(1))
    .join('|')})`,
  destination: lowerCasePath,
});
