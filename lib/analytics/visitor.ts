import { isbot } from 'isbot';
import { userAgentFromString } from 'next/server';
import type { DeviceType } from '@/content/analytics';
import type { VisitorLocation } from '@/db/schema/analytics';
import type { RequestBotReason } from '@/db/schema/bot-reasons';
import { env } from '@/lib/env';
import { type HeaderReader, statesNoOrigin } from '@/lib/http/request-headers';
import { locationFromHeaders } from './location';

const memoryLimit = 500;

/** Reads each text once: visitors share few browsers, and reading a user agent costs more than the rest of a request. */
function memoize<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= memoryLimit) known.clear();
    const value = read(text);
    known.set(text, value);
    return value;
  };
}

/** The columns of `user_sessions` a user agent fills; what it does not say is absent. */
export type Device = {
  deviceType: DeviceType;
  browserName?: string;
  browserVersion?: string;
  osName?: string;
  osVersion?: string;
};

/** Our words for the parser's. What is not listed, such as a television or a console, counts as a desktop. */
const deviceTypes: Record<string, DeviceType> = { mobile: 'mobile', wearable: 'mobile', tablet: 'tablet' };

/** Device, browser and system from a user agent (R120). One that is not recognized counts as a desktop. */
export const readDevice = memoize((userAgent: string): Device => {
  const { device, browser, os } = userAgentFromString(userAgent);
  return {
    deviceType: deviceTypes[device.type ?? ''] ?? 'desktop',
    browserName: browser.name,
    browserVersion: browser.version,
    osName: os.name,
    // A Linux says no version: what the parser finds in its place is the processor.
    osVersion: os.name === 'Linux' ? undefined : os.version,
  };
});

/** What the server knows about whoever sends a batch. */
export type Visitor = {
  userAgent: string | null;
  device: Device;
  location: VisitorLocation;
  botReasons: RequestBotReason[];
};

const isBotUserAgent = memoize(isbot);

/** No browser's user agent is longer. */
const userAgentLimit = 500;

/** Reads a request's headers. Without a proxy of ours in front, nobody vouches for what they say about a location. */
export function readVisitor(headers: HeaderReader): Visitor {
  // Headers are bytes: what is not ASCII arrives as Latin-1, which Postgres can store.
  const userAgent = headers.get('user-agent')?.slice(0, userAgentLimit) || null;
  return {
    userAgent,
    device: readDevice(userAgent ?? ''),
    location: env().TRUSTED_PROXY_HOPS > 0 ? locationFromHeaders(headers) : {},
    botReasons: readBotReasons(headers),
  };
}

/** Bot detection: which of a request's headers suggest that no visitor's browser sent it. */
export function readBotReasons(headers: HeaderReader): RequestBotReason[] {
  const userAgent = headers.get('user-agent');
  const reasons: RequestBotReason[] = [];
  if (!userAgent || isBotUserAgent(userAgent.slice(0, userAgentLimit))) reasons.push('user_agent');
  if (statesNoOrigin(headers)) reasons.push('no_origin');
  // Every recent browser sends it with each request.
  if (!headers.get('accept-language')) reasons.push('no_language');
  return reasons;
}
