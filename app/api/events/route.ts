import { after } from 'next/server';
import { batchSchema } from '@/lib/analytics/batch';
import { locateSessions } from '@/lib/analytics/location';
import { recordVisits } from '@/lib/analytics/store-visits';
import { readVisitor } from '@/lib/analytics/visitor';
import { carriesPrivacySignal } from '@/lib/http/client-address';
import { acceptWrite } from '@/lib/http/json-body';
import { notStoredProblem, problemResponse } from '@/lib/http/problem';
import { refuseWrite } from '@/lib/http/write-guard';
import { logCounted } from '@/lib/log';
import { countMetric } from '@/lib/metrics/counters';

/**
 * Takes what pages recorded, in batches. 204 means committed or, under a privacy signal, not even read; 200 that all but
 * `refused` events are committed, and that those never will be.
 */
export async function POST(request: Request) {
  const refusal = refuseWrite(request);
  if (refusal) return problemResponse(refusal);
  if (carriesPrivacySignal(request.headers)) return taken();
  const batch = await acceptWrite('events', request, batchSchema);
  if (!batch.ok) return batch.response;

  const visitor = readVisitor(request.headers);
  const stored = await recordVisits(batch.value, visitor);

  if (!stored.ok) return problemResponse(notStoredProblem(stored));
  const { newSessions } = stored.value;
  if (newSessions.size > 0) after(() => locateSessions(newSessions, visitor, request.headers));
  const refused = batch.value.refused + stored.value.refused;
  return refused === 0 ? taken() : takenBut(refused);
}

function takenBut(refused: number): Response {
  logCounted('events_refused', {}, refused);
  countMetric('events', { outcome: 'refused' }, refused);
  return Response.json({ refused }, { headers: { 'cache-control': 'no-store' } });
}

const taken = () => new Response(null, { status: 204 });
