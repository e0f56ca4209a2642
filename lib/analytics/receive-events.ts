import 'server-only';
import { notStoredProblem, problemResponse } from '@/lib/http/problem';
import { carriesPrivacySignal } from '@/lib/http/request-headers';
import { acceptWrite, type IncomingWrite, refuseWrite } from '@/lib/http/write-guard';
import { batchSchema } from './batch';
import { locateSessions } from './location';
import { noteRefused, recordVisits } from './store-visits';
import { readVisitor } from './visitor';

/**
 * Takes the batches that pages record. 204 means that all of it is committed or, under a privacy signal, was not even
 * read; 200 means that all but `refused` events are committed, and that those will never be.
 * @param later runs work after the answer has been sent but before the process ends
 */
export async function receiveEvents(
  write: IncomingWrite,
  later: (work: () => Promise<void>) => void,
): Promise<Response> {
  const refusal = refuseWrite(write);
  if (refusal) return problemResponse(refusal);
  if (carriesPrivacySignal(write.headers)) return taken();
  const batch = await acceptWrite('events', write, batchSchema);
  if (!batch.ok) return batch.response;

  const visitor = readVisitor(write.headers);
  const stored = await recordVisits(batch.value, visitor);

  if (!stored.ok) return problemResponse(notStoredProblem(stored));
  const { newSessions } = stored.value;
  if (newSessions.size > 0) later(() => locateSessions(newSessions, visitor, write.headers));
  const refused = batch.value.refused + stored.value.refused;
  return refused === 0 ? taken() : takenBut(refused);
}

function takenBut(refused: number): Response {
  noteRefused(refused);
  return Response.json({ refused }, { headers: { 'cache-control': 'no-store' } });
}

const taken = () => new Response(null, { status: 204 });
