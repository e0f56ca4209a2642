import { linkedSession } from '@/lib/analytics/linked-session';
import { submissionSchema } from '@/lib/assessments/assessment-schema';
import { submitAssessment } from '@/lib/assessments/submit-assessment';
import { invalid, problem } from '@/lib/http/problem';
import { limitWrites } from '@/lib/http/rate-limit';
import { readJsonBody } from '@/lib/http/read-json-body';
import { refuseWrite } from '@/lib/http/refuse-write';

/** Takes a press of TRANSCEND from the loading screen or the outbox; answers with the recommendation, stored or not. */
export async function POST(request: Request) {
  const refusal = refuseWrite(request);
  if (refusal) return problem(refusal);
  const body = await readJsonBody(request);
  if (!body.ok) return problem(body);
  const parsed = submissionSchema.safeParse(body.value);
  if (!parsed.success) return invalid(parsed.error);
  const limit = await limitWrites('assessment', request.headers);
  if (!limit.ok) return problem(limit);

  const sessionId = linkedSession(parsed.data.sessionId, request.headers);
  const { recommendation, stored } = await submitAssessment({ ...parsed.data, sessionId });

  if (stored === 'refused')
    return problem({ status: 409, message: 'Other answers are stored under this id.' });
  return Response.json(
    { recommendation, stored: stored === 'stored' },
    { headers: { 'cache-control': 'no-store' } },
  );
}
