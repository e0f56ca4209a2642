import { after } from 'next/server';
import { batchSchema } from '@/lib/analytics/batch';
import { locateSessions } from '@/lib/analytics/location';
import { recordVisits } from '@/lib/analytics/store-visits';
import { readVisitor } from '@/lib/analytics/visitor';
import { carriesPrivacySignal } from '@/lib/http/client-address';
import { notStoredProblem, problemResponse } from '@/lib/http/problem';
import { readWrite } from '@/lib/http/read-write';
import { refuseWrite } from '@/lib/http/write-guard';

/** Takes what pages recorded, in batches. 204 means committed or, under a privacy signal, not even read. */
export async function POST(request: Request) {
  const refusal = refuseWrite(request);
  if (refusal) return problemResponse(refusal);
  if (carriesPrivacySignal(request.headers)) return taken();
  const batch = await readWrite('events', request, batchSchema);
  if (!batch.ok) return batch.response;

  const visitor = readVisitor(request.headers);
  const stored = await recordVisits(batch.value, visitor);

  if (!stored.ok) return problemResponse(notStoredProblem(stored));
  if (stored.value.size > 0) after(() => locateSessions(stored.value, visitor, request.headers));
  return taken();
}

const taken = () => new Response(null, { status: 204 });
