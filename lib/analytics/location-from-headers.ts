import type { HeaderReader } from '@/lib/http/header-reader';

/** The columns of `user_sessions` that say where a visitor is; what is not known is absent. */
export type Location = { country?: string; region?: string; city?: string };

/** The headers in which hosts say where a request comes from. The country is a code of two letters. */
const hosts = [
  { country: 'x-vercel-ip-country', region: 'x-vercel-ip-country-region', city: 'x-vercel-ip-city' },
  { country: 'cf-ipcountry', region: 'cf-region', city: 'cf-ipcity' },
  {
    country: 'cloudfront-viewer-country',
    region: 'cloudfront-viewer-country-region-name',
    city: 'cloudfront-viewer-city',
  },
] as const;

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Where the host in front says the visitor is (decision 16). Only to be asked where there is such a host. */
export function locationFromHeaders(headers: HeaderReader): Location {
  const host = hosts.find(({ country }) => countryName(headers.get(country)) !== undefined);
  if (!host) return {};
  return {
    country: countryName(headers.get(host.country)),
    region: locationText(decode(headers.get(host.region))),
    city: locationText(decode(headers.get(host.city))),
  };
}

/** A name that may be stored: without control characters, not too long; `undefined` when nothing is left. */
export const locationText = (value: unknown): string | undefined =>
  typeof value === 'string'
    ? value
        .replaceAll(/\p{Cc}/gu, '')
        .trim()
        .slice(0, 100)
        // Last: a cut may leave half of a surrogate pair.
        .toWellFormed() || undefined
    : undefined;

/** `US` → `United States`. Cloudflare's `XX` (unknown) and `T1` (Tor) are no countries. */
function countryName(code: string | null): string | undefined {
  if (!code || !/^[A-Z]{2}$/.test(code)) return;
  return countryNames.of(code);
}

/** Hosts percent-encode what is not ASCII. */
function decode(value: string | null): string | null {
  try {
    return value && decodeURIComponent(value);
  } catch {
    return value;
  }
}
