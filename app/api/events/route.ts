import { after } from 'next/server';
import { batchSchema } from '@/lib/analytics/batch-schema';
import { locateSessions } from '@/lib/analytics/locate-sessions';
import { recordVisits } from '@/lib/analytics/record-visits';
import { visitorOf } from '@/lib/analytics/visitor';
import { carriesPrivacySignal } from '@/lib/http/carries-privacy-signal';
import { invalid, notStored, problem } from '@/lib/http/problem';
import { limitWrites } from '@/lib/http/rate-limit';
import { readJsonBody } from '@/lib/http/read-json-body';
import { refuseWrite } from '@/lib/http/refuse-write';

/** Takes what pages recorded, in batches. 204 means committed or, under a privacy signal, not even read. */
export async function POST(request: Request) {
  const refusal = refuseWrite(request);
  if (refusal) return problem(refusal);
  if (carriesPrivacySignal(request.headers)) return taken();
  const body = await readJsonBody(request);
  if (!body.ok) return problem(body);
  const parsed = batchSchema.safeParse(body.value);
  if (!parsed.success) return invalid(parsed.error);
  const limit = await limitWrites('events', request.headers);
  if (!limit.ok) return problem(limit);

  const visitor = visitorOf(request.headers);
  const stored = await recordVisits(parsed.data, visitor);

  if (!stored.ok) return problem(notStored(stored));
  if (stored.value.size > 0) after(() => locateSessions(stored.value, visitor, request.headers));
  return taken();
}

const taken = () => new Response(null, { status: 204 });
