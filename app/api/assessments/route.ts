import { linkedSession } from '@/lib/analytics/visitor';
import { assessmentSubmissionSchema, submitAssessment } from '@/lib/assessments/submit-assessment';
import { readJsonBody } from '@/lib/http/json-body';
import { invalidBodyResponse, problemResponse } from '@/lib/http/problem';
import { limitWrites } from '@/lib/http/rate-limit';
import { refuseWrite } from '@/lib/http/write-guard';

/** Takes a press of TRANSCEND from the loading screen or the outbox; answers with the recommendation, stored or not. */
export async function POST(request: Request) {
  const refusal = refuseWrite(request);
  if (refusal) return problemResponse(refusal);
  const body = await readJsonBody(request);
  if (!body.ok) return problemResponse(body);
  const parsed = assessmentSubmissionSchema.safeParse(body.value);
  if (!parsed.success) return invalidBodyResponse(parsed.error);
  const limit = await limitWrites('assessment', request.headers);
  if (!limit.ok) return problemResponse(limit);

  const sessionId = linkedSession(parsed.data.sessionId, request.headers);
  const { recommendation, stored } = await submitAssessment({ ...parsed.data, sessionId });

  if (stored === 'refused')
    return problemResponse({ status: 409, message: 'Other answers are stored under this id.' });
  return Response.json(
    { recommendation, stored: stored === 'stored' },
    { headers: { 'cache-control': 'no-store' } },
  );
}
