import type { Environment } from '@/lib/env';

const TWO_YEARS = 'max-age=63072000';

/** By `HSTS`: the preload list asks for two years and subdomains; with 0 browsers forget what they were told. */
const values: Record<Environment['HSTS'], string> = {
  subdomains: `${TWO_YEARS}; includeSubDomains`,
  host: TWO_YEARS,
  off: 'max-age=0',
};

/** What tells browsers to come by https alone, once the site is really served so; browsers ignore it over http. */
export const strictTransport = ({ SITE_URL, HSTS }: Pick<Environment, 'SITE_URL' | 'HSTS'>) =>
  SITE_URL.startsWith('https:') ? [{ key: 'Strict-Transport-Security', value: values[HSTS] }] : [];
