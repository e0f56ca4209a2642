import { isbot } from 'isbot';
import { env } from '@/lib/env';
import type { HeaderReader } from '@/lib/http/header-reader';
import { type Device, deviceOf } from './device';
import { type Location, locationFromHeaders } from './location-from-headers';
import { remembered } from './remembered';

/** Why a visit may be a machine's; it is stored and answered like any other (architecture, 7). */
export type VisitBotReason = 'user_agent' | 'no_origin' | 'no_language' | 'webdriver';

/** What the server knows of whoever sends a batch. */
export type Visitor = {
  userAgent: string | null;
  device: Device;
  location: Location;
  botReasons: VisitBotReason[];
};

const isProgram = remembered(isbot);

/** Longer ones are no browser's. */
const userAgentLimit = 500;

/** Reads a request's headers. Without a proxy of ours in front nobody vouches for what they say of a location. */
export function visitorOf(headers: HeaderReader): Visitor {
  // Headers are bytes: what is no ASCII arrives as Latin-1, which Postgres can store.
  const userAgent = headers.get('user-agent')?.slice(0, userAgentLimit) || null;
  return {
    userAgent,
    device: deviceOf(userAgent ?? ''),
    location: env().TRUSTED_PROXY_HOPS > 0 ? locationFromHeaders(headers) : {},
    botReasons: botReasons(headers, userAgent),
  };
}

function botReasons(headers: HeaderReader, userAgent: string | null): VisitBotReason[] {
  const reasons: VisitBotReason[] = [];
  if (userAgent === null || isProgram(userAgent)) reasons.push('user_agent');
  // Every browser of the last years states one of them with a POST, and a language with any request.
  if (headers.get('origin') === null && headers.get('sec-fetch-site') === null) reasons.push('no_origin');
  if (!headers.get('accept-language')) reasons.push('no_language');
  return reasons;
}
