import type { z } from 'zod';
import type { QueryFailure } from '@/db/run-query';

/** A write that was not done, and one sentence about it that a visitor may read. */
export type HttpProblem = {
  status: number;
  message: string;
  /** Seconds after which another attempt makes sense. */
  retryAfter?: number;
};

/** One field of a request that is wrong (`answers.name`), and what to do about it. */
type FieldIssue = { field: string; message: string };

/** A route handler's answer to a problem: `{ error, issues? }`, never kept in a cache. */
export function problemResponse(
  { status, message, retryAfter }: HttpProblem,
  issues?: FieldIssue[],
): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
  return Response.json({ error: message, issues }, { status, headers });
}

/** The answer to a body of the right format that does not fit its schema: 400, with all that is wrong at once. */
export function invalidBodyResponse(error: z.ZodError): Response {
  // Whoever sends hundreds of mistakes is no visitor with a form; a message may name as many unknown keys as came.
  const issues = error.issues
    .slice(0, 20)
    .map(({ path, message }) => ({ field: path.join('.'), message: message.slice(0, 200) }));
  return problemResponse({ status: 400, message: 'Some answers are missing or not as expected.' }, issues);
}

/** What a client that can wait is told when a write was not stored: the same later, or never. */
export const notStoredProblem = ({ reason }: QueryFailure): HttpProblem =>
  reason === 'rejected'
    ? { status: 400, message: 'This cannot be stored as it is.' }
    : { status: 503, message: 'This cannot be stored right now. Please send it again.', retryAfter: 5 };

/** How a page's refusal of a form begins, by which the form tells it from Next's own words and shows it. */
export const refusalPrefix = 'Not sent. ';
