import { submissionSchema } from '@/lib/assessments/assessment-schema';
import { submitAssessment } from '@/lib/assessments/submit-assessment';
import { bodyLimits } from '@/lib/http/body-limits';
import { invalidResponse, problemResponse } from '@/lib/http/problem-response';
import { rateLimit } from '@/lib/http/rate-limit';
import { readJsonBody } from '@/lib/http/read-json-body';

/** Takes a press of TRANSCEND from the loading screen or the outbox; answers with the recommendation, stored or not. */
export async function POST(request: Request) {
  const body = await readJsonBody(request, bodyLimits.form);
  if (!body.ok) return problemResponse(body.status, body.message);
  const parsed = submissionSchema.safeParse(body.value);
  if (!parsed.success) return invalidResponse(parsed.error);
  const limit = await rateLimit('assessments', request.headers);
  if (!limit.allowed) return problemResponse(429, 'Too many requests. Try again later.', limit);

  const { recommendation, stored } = await submitAssessment(parsed.data);

  if (stored === 'refused') return problemResponse(409, 'Other answers were already stored under this id.');
  return Response.json(
    { recommendation, stored: stored === 'stored' },
    { headers: { 'cache-control': 'no-store' } },
  );
}
