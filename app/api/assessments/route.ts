import { readBotReasons } from '@/lib/analytics/visitor';
import { assessmentSubmissionSchema, submitAssessment } from '@/lib/assessments/submit-assessment';
import { problemResponse } from '@/lib/http/problem';
import { linkedSession } from '@/lib/http/request-headers';
import { acceptWrite, refuseWrite } from '@/lib/http/write-guard';

/** Takes a press of TRANSCEND from the loading screen or the outbox; returns the recommendation, stored or not. */
export async function POST(request: Request) {
  const refusal = refuseWrite(request);
  if (refusal) return problemResponse(refusal);
  const submission = await acceptWrite('assessment', request, assessmentSubmissionSchema);
  if (!submission.ok) return submission.response;

  const sessionId = linkedSession(submission.value.sessionId, request.headers);
  const { recommendation, stored } = await submitAssessment(
    { ...submission.value, sessionId },
    readBotReasons(request.headers),
  );

  if (stored === 'refused')
    return problemResponse({ status: 409, message: 'Other answers are stored under this id.' });
  return Response.json(
    { recommendation, stored: stored === 'stored' },
    { headers: { 'cache-control': 'no-store' } },
  );
}
