import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds a signature is good for, to either side: a captured request is worth nothing afterwards. */
const TOLERANCE = 300;

const isSame = (expected: Buffer, given: string) => {
  const signed = Buffer.from(given, 'hex');
  return signed.length === expected.length && timingSafeEqual(signed, expected);
};

/** The values of one key in `t=1,v1=a,v1=b`. */
const valuesOf = (header: string, key: string) =>
  header
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${key}=`))
    .map((part) => part.slice(key.length + 1));

/** Why a request is not believed; `undefined`: the provider sent it, just now. */
export type SignatureFault = 'missing' | 'too old' | 'wrong';

/**
 * Checks the scheme Stripe and Calendly share: `t=<seconds>,v1=<hex>`, an HMAC-SHA256 of `<seconds>.<body>`. While a
 * secret is being replaced there are several `v1`, of which one has to fit.
 * @param body as it arrived, byte for byte
 * @param now milliseconds since 1970
 */
export function signatureFault(
  header: string | null,
  body: Uint8Array,
  secret: string,
  now: number,
): SignatureFault | undefined {
  const [time] = valuesOf(header ?? '', 't');
  const signatures = valuesOf(header ?? '', 'v1');
  if (!time || !/^\d{1,12}$/.test(time) || signatures.length === 0) return 'missing';
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  if (!signatures.some((signature) => isSame(expected, signature))) return 'wrong';
  return Math.abs(now / 1000 - Number(time)) > TOLERANCE ? 'too old' : undefined;
}
