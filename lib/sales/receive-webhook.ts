import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { QueryResult } from '@/db/run-query';
import { notStoredProblem, problemResponse } from '@/lib/http/problem';
import { countReadable, limitBytes, limitUnread } from '@/lib/http/rate-limit';
import { readBytes } from '@/lib/http/write-guard';
import { log, logCounted } from '@/lib/log';

/** Seconds for which a signature is valid, in either direction: after that, a captured request is worthless. */
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

type Signature = { time: string; values: readonly string[] };

/** What a header says of a body, in the scheme of `signatureFault`. */
function readSignature(header: string | null): Signature | undefined {
  const [time] = valuesOf(header ?? '', 't');
  const values = valuesOf(header ?? '', 'v1');
  return time && /^\d{1,12}$/.test(time) && values.length > 0 ? { time, values } : undefined;
}

/** Why a request is not believed; `undefined`: the provider sent it, just now. */
export type SignatureFault = 'missing' | 'too old' | 'wrong';

/**
 * Checks the scheme that Stripe and Calendly share: `t=<seconds>,v1=<hex>`, an HMAC-SHA256 of `<seconds>.<body>`.
 * While a secret is being replaced there are several `v1`, of which one has to match.
 * @param body as it arrived, byte for byte
 * @param now milliseconds since 1970
 */
export function signatureFault(
  header: string | null,
  body: Uint8Array,
  secret: string,
  now: number,
): SignatureFault | undefined {
  const given = readSignature(header);
  if (!given) return 'missing';
  const { time, values } = given;
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  if (!values.some((value) => isSame(expected, value))) return 'wrong';
  return Math.abs(now / 1000 - Number(time)) > TOLERANCE ? 'too old' : undefined;
}

/** A provider that reports what became of the visitors it was handed. */
export type SalesProvider<News> = {
  name: 'calendar' | 'checkout';
  signatureHeader: string;
  /** The field that names the kind of event, and the kinds that are read; all others are accepted and dropped. */
  kindField: string;
  kinds: readonly string[];
  schema: z.ZodType<News>;
  store(news: News): Promise<QueryResult<unknown>>;
};

/** Far more than either provider sends. */
const LONGEST_BODY = 256 * 1024;

const faults: Record<SignatureFault, string> = {
  missing: 'The signature is missing.',
  wrong: 'The signature was made with another secret, or of another body.',
  'too old': 'The signature is more than five minutes from our clock.',
};

const refusal = (status: number, message: string) => problemResponse({ status, message });

function unbelieved(provider: string, fault: SignatureFault): Response {
  // The status alone does not tell whoever looks here a wrong secret from a wrong clock.
  logCounted('provider_event_not_believed', { provider, signature: fault });
  return refusal(401, faults[fault]);
}

/** What a request says, if the provider really sent it; otherwise the answer that refuses it. */
async function readEvent(
  request: Request,
  { name, signatureHeader }: Pick<SalesProvider<unknown>, 'name' | 'signatureHeader'>,
  secret: string,
): Promise<{ ok: true; event: unknown; bytes: number } | { ok: false; response: Response }> {
  const signature = request.headers.get(signatureHeader);
  const isTooLong = Number(request.headers.get('content-length')) > LONGEST_BODY;
  if (!isTooLong && !readSignature(signature)) return { ok: false, response: unbelieved(name, 'missing') };
  const body = isTooLong ? 'too long' : await readBytes(request.body, LONGEST_BODY);
  if (body === 'too long') return { ok: false, response: refusal(413, 'This is too long.') };
  const fault = signatureFault(signature, body, secret, Date.now());
  if (fault) return { ok: false, response: unbelieved(name, fault) };
  try {
    return { ok: true, event: JSON.parse(new TextDecoder().decode(body)), bytes: body.byteLength };
  } catch {
    return { ok: false, response: refusal(400, 'The request could not be read as JSON.') };
  }
}

const taken = () => new Response(null, { status: 204 });

/**
 * Takes an event from a provider: 204 means that it is stored, or of no interest here; after any other answer the
 * provider sends it again. It comes from a server and has no origin, so it is judged by its signature (decision 0095).
 * @param secret shared with the provider; without one there is nothing at this address
 */
export async function receiveWebhook<News>(
  request: Request,
  secret: string | undefined,
  provider: SalesProvider<News>,
): Promise<Response> {
  if (!secret) return refusal(404, 'There is nothing here.');
  const limit = await limitUnread('provider', request.headers);
  if (!limit.ok) return problemResponse(limit);
  const { name, kindField, kinds, schema, store } = provider;
  const read = await readEvent(request, provider, secret);
  if (!read.ok) return read.response;
  await countReadable('provider', request.headers);
  // Only now: whoever else sends would spend what the provider may have stored that day (decision 0274).
  const dayLimit = await limitBytes('provider', request.headers, read.bytes);
  if (!dayLimit.ok) return problemResponse(dayLimit);

  const kind = z.object({ [kindField]: z.enum([...kinds]) }).safeParse(read.event);
  if (!kind.success) return taken();
  const news = schema.safeParse(read.event);
  if (!news.success) {
    log('provider_event_not_understood', { provider: name, kind: String(kind.data[kindField]) });
    return refusal(400, 'The event is not of the shape that is documented.');
  }
  const stored = await store(news.data);
  return stored.ok ? taken() : problemResponse(notStoredProblem(stored));
}
