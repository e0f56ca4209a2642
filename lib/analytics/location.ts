import { isUtf8 } from 'node:buffer';
import { z } from 'zod';
import { updateLocation } from '@/db/queries/analytics';
import type { VisitorLocation } from '@/db/schema/analytics';
import { decodePart } from '@/lib/address-checks';
import { env } from '@/lib/env';
import { errorName } from '@/lib/error-code';
import { clientAddress } from '@/lib/http/client-address';
import type { HeaderReader } from '@/lib/http/request-headers';
import { readBytes } from '@/lib/http/write-guard';
import { logCounted } from '@/lib/log';
import { printableText } from '@/lib/storable-text';

/** The headers in which hosts say where a request comes from. The country is a two-letter code. */
export const locationHeaders = [
  { country: 'x-vercel-ip-country', region: 'x-vercel-ip-country-region', city: 'x-vercel-ip-city' },
  { country: 'cf-ipcountry', region: 'cf-region', city: 'cf-ipcity' },
  {
    country: 'cloudfront-viewer-country',
    region: 'cloudfront-viewer-country-region-name',
    city: 'cloudfront-viewer-city',
  },
] as const;

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Where the visitor is, by the headers of the host in front of the site, which has to exist (decision 0045). */
export function locationFromHeaders(headers: HeaderReader): VisitorLocation {
  const host = locationHeaders.find(({ country }) => countryName(headers.get(country)) !== undefined);
  if (!host) return {};
  return {
    country: countryName(headers.get(host.country)),
    region: locationText(decodeHeader(headers.get(host.region))),
    city: locationText(decodeHeader(headers.get(host.city))),
  };
}

/** A name that may be stored: without control characters, not too long; `undefined` when nothing is left. */
export const locationText = (value: unknown): string | undefined =>
  typeof value === 'string' ? printableText(value, 100).trim() || undefined : undefined;

/** `US` → `United States`. Cloudflare's `XX` (unknown) and `T1` (Tor) are no countries. */
function countryName(code: string | null): string | undefined {
  if (!code || !/^[A-Z]{2}$/.test(code)) return;
  return countryNames.of(code);
}

/** Hosts percent-encode what is not ASCII. Cloudflare sends plain UTF-8, and Node turns each byte into a character. */
function decodeHeader(value: string | null): string | null {
  if (!value) return value;
  const bytes = Buffer.from(value, 'latin1');
  const text = isUtf8(bytes) ? bytes.toString() : value;
  return decodePart(text) ?? text;
}

/** The longest wait for an answer (decision 0045). */
const PATIENCE_MS = 1500;

/** A service that hangs must not pile up requests: while this many are running, further visits stay without a location. */
const MOST_AT_ONCE = 20;

/** A longer answer is not a location. */
const MOST_BYTES = 10_000;

/** A name in the answer; a missing one, or anything that is not a name, leaves the place unknown. */
const placeName = z.unknown().optional().transform(locationText);

const answerSchema = z.object({ country_name: placeName, region: placeName, city: placeName });

let runningLookUps = 0;

/**
 * Asks the service at GEOLOCATION_URL once where an address is. Only the three names in its answer are kept.
 * @param address IPv4 or IPv6
 * @returns `undefined` when there is no service or no usable answer
 */
async function lookUpLocation(address: string): Promise<VisitorLocation | undefined> {
  const template = env().GEOLOCATION_URL;
  if (!template || runningLookUps >= MOST_AT_ONCE) return undefined;
  runningLookUps += 1;
  try {
    return await askService(template.replaceAll('{ip}', encodeURIComponent(address)));
  } catch (error) {
    logCounted('Failed to get location data:', { code: errorName(error) });
    return undefined;
  } finally {
    runningLookUps -= 1;
  }
}

/** @throws what is logged by its name: the status, what the answer lacks, or a `TimeoutError` after `PATIENCE_MS` */
export async function askService(url: string): Promise<VisitorLocation> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    cache: 'no-store',
    signal,
  });
  if (!response.ok) throw new LocationError(response.status);
  const bytes = await readBytes(response.body, MOST_BYTES, signal);
  if (bytes === 'too long') throw new RangeError(bytes);
  const answer = answerSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  return { country: answer.country_name, region: answer.region, city: answer.city };
}

/** An answer that is not a success. The log writes an error's name, so the status stands there. */
class LocationError extends Error {
  constructor(status: number) {
    super();
    this.name = `HTTP_${status}`;
  }
}

/**
 * Finds out where the visitor of new sessions is, unless the host has already said so: once, and after the answer has
 * been sent, so that nobody waits for it. The address goes to the service the operator chose and is not kept anywhere.
 */
export async function locateSessions(
  sessionIds: Set<string>,
  { location }: { location: VisitorLocation },
  headers: HeaderReader,
): Promise<void> {
  const address = clientAddress(headers, env().TRUSTED_PROXY_HOPS);
  if (sessionIds.size === 0 || location.country || !address) return;
  const found = await lookUpLocation(address);
  const isKnown = found && Object.values(found).some((name) => name !== undefined);
  if (isKnown) await updateLocation([...sessionIds], found);
}
