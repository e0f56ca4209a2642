import { z } from 'zod';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { type Location, locationText } from './location-from-headers';

/** Decision 16. */
const PATIENCE_MS = 1500;

/** A service that hangs must not collect requests without end: beyond so many at once a visit stays without location. */
const MOST_AT_ONCE = 20;

/** An answer longer than this is no location. */
const MOST_BYTES = 10_000;

/** Whatever is no name, or is not there, is not known. */
const name = z.unknown().optional().transform(locationText);

const answerSchema = z.object({ country_name: name, region: name, city: name });

let running = 0;

/**
 * Asks the service at GEOLOCATION_URL once where an address is. Nothing but the answer's three names is kept.
 * @param address IPv4 or IPv6
 * @returns `undefined` when there is no service, or no answer that can be used
 */
export async function lookUpLocation(address: string): Promise<Location | undefined> {
  const template = env().GEOLOCATION_URL;
  if (!template || running >= MOST_AT_ONCE) return;
  running += 1;
  try {
    return await ask(template.replaceAll('{ip}', encodeURIComponent(address)));
  } catch (error) {
    log('Failed to get location data:', { code: error instanceof Error ? error.name : 'UNKNOWN' });
  } finally {
    running -= 1;
  }
}

async function ask(url: string): Promise<Location> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new LocationError(response.status);
  const answer = answerSchema.parse(JSON.parse(await readText(response)));
  return { country: answer.country_name, region: answer.region, city: answer.city };
}

/** The service answered, but with a status of its own trouble. */
class LocationError extends Error {
  constructor(status: number) {
    super();
    this.name = `HTTP_${status}`;
  }
}

async function readText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MOST_BYTES) throw new RangeError('too long');
  }
  return text;
}
