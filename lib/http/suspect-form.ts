import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FormBotReason } from '@/db/schema/bot-reasons';
import { type HeaderReader, statesNoOrigin } from './request-headers';

/** A tab may stay open for this long; a token that somebody collected is not valid for longer. */
const GOOD_FOR_MS = 7 * 24 * 60 * 60 * 1000;

const signature = (issuedAt: string, secret: string) =>
  createHmac('sha256', secret).update(`form token ${issuedAt}`).digest('base64url');

/** Says, in a way that a browser cannot fake, when a visitor first touched a form. @param issuedAt milliseconds since 1970 */
export function signFormToken(issuedAt: number, secret: string): string {
  return `${issuedAt}.${signature(String(issuedAt), secret)}`;
}

function isSignedWith(secret: string, issuedAt: string, signed: string): boolean {
  const expected = Buffer.from(signature(issuedAt, secret));
  const given = Buffer.from(signed);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** When a token was issued, in milliseconds since 1970; `undefined` for one that is forged, too old or from the future. */
function readFormToken(token: string, secrets: readonly string[], now: number): number | undefined {
  const [issuedAt = '', signed = ''] = token.split('.');
  if (!secrets.some((secret) => isSignedWith(secret, issuedAt, signed))) return;
  const age = now - Number(issuedAt);
  return age >= 0 && age <= GOOD_FOR_MS ? Number(issuedAt) : undefined;
}

/** Nobody reads a form and fills it in faster. */
const LEAST_FILL_MS = 3000;

export type FormTraces = {
  /** What was entered in the field that no visitor can see. */
  honeypot: string;
  /** The token of the first touch; `null` for a form without JavaScript, which cannot have one. */
  token: string | null;
  headers: HeaderReader;
  /** Any one of these may have signed the token. */
  secrets: readonly string[];
  /** Milliseconds since 1970. */
  now: number;
};

/**
 * Takes the place of a CAPTCHA: why a form was probably filled in by a machine. It never refuses anybody. People also
 * send a form without a token, or with one from a moment ago, whenever it could not be fetched in time, so that alone
 * is not a reason (decision 0067).
 */
export function suspectBot({ honeypot, token, headers, secrets, now }: FormTraces): FormBotReason[] {
  const reasons: FormBotReason[] = [];
  if (honeypot !== '') reasons.push('honeypot');
  if (statesNoOrigin(headers)) reasons.push('no_origin');
  if (reasons.length > 0 && token !== null)
    reasons.push(...suspectTime(readFormToken(token, secrets, now), now));
  return reasons;
}

function suspectTime(begun: number | undefined, now: number): FormBotReason[] {
  if (begun === undefined) return ['no_token'];
  return now - begun < LEAST_FILL_MS ? ['too_fast'] : [];
}
