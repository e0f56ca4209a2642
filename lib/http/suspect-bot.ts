import type { BotReason } from '@/db/schema/applications';
import { readFormToken } from './form-token';
import type { HeaderReader } from './header-reader';

/** Nobody reads a form and fills it in sooner. */
const LEAST_FILL_MS = 3000;

export type Traces = {
  /** What stands in the field no visitor can see. */
  trap: string;
  /** The token of the first touch; `null` for a form without JavaScript, which cannot have one. */
  token: string | null;
  headers: HeaderReader;
  secret: string;
  /** Milliseconds since 1970. */
  now: number;
};

/** Why a form may have been filled in by a machine. Empty for almost everybody; refuses nobody. */
export function suspectBot({ trap, token, headers, secret, now }: Traces): BotReason[] {
  const reasons: BotReason[] = [];
  if (trap !== '') reasons.push('honeypot');
  if (token !== null) reasons.push(...suspectTime(readFormToken(token, secret, now), now));
  // Every browser of the last years states one of them with a form.
  if (headers.get('origin') === null && headers.get('sec-fetch-site') === null) reasons.push('no_origin');
  return reasons;
}

function suspectTime(begun: number | undefined, now: number): BotReason[] {
  if (begun === undefined) return ['no_token'];
  return now - begun < LEAST_FILL_MS ? ['too_fast'] : [];
}
