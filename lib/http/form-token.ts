import { createHmac, timingSafeEqual } from 'node:crypto';

/** A tab may stay open this long; a token somebody collected is good for no longer. */
const GOOD_FOR_MS = 7 * 24 * 60 * 60 * 1000;

const signature = (issuedAt: string, secret: string) =>
  createHmac('sha256', secret).update(`form token ${issuedAt}`).digest('base64url');

/** Says, in a way a browser cannot invent, when a visitor first touched a form. @param issuedAt milliseconds since 1970 */
export function signFormToken(issuedAt: number, secret: string): string {
  return `${issuedAt}.${signature(String(issuedAt), secret)}`;
}

/** When a token was issued, in milliseconds since 1970; `undefined` for one that is forged, too old or of tomorrow. */
export function readFormToken(token: string, secret: string, now: number): number | undefined {
  const [issuedAt = '', signed = ''] = token.split('.');
  const expected = Buffer.from(signature(issuedAt, secret));
  const given = Buffer.from(signed);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return;
  const age = now - Number(issuedAt);
  return age >= 0 && age <= GOOD_FOR_MS ? Number(issuedAt) : undefined;
}
