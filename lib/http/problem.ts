import type { z } from 'zod';
import type { QueryFailure } from '@/db/run-query';

/** A write that was not carried out, with one sentence about it that a visitor may read. */
export type HttpProblem = {
  status: number;
  message: string;
  /** Seconds after which another attempt makes sense. */
  retryAfter?: number;
};

/** One field of a request that is wrong (`answers.name`), and what to do about it. */
type FieldIssue = { field: string; message: string };

/** A route handler's answer to a problem: `{ error, issues? }`, never cached. */
export function problemResponse(
  { status, message, retryAfter }: HttpProblem,
  issues?: FieldIssue[],
): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
  return Response.json({ error: message, issues }, { status, headers });
}

/** The answer to JSON that does not fit its schema: 400, with everything that is wrong at once. */
export function invalidBodyResponse(error: z.ZodError): Response {
  // Whoever sends hundreds of mistakes is not a visitor with a form, and a message may name any number of unknown
  // keys.
  const issues = error.issues
    .slice(0, 20)
    .map(({ path, message }) => ({ field: path.join('.'), message: message.slice(0, 200) }));
  return problemResponse({ status: 400, message: 'Some answers are missing or not as expected.' }, issues);
}

/** What a client that can wait is told when a write was not stored: to send it again later, or that it never will be. */
export const notStoredProblem = ({ reason }: QueryFailure): HttpProblem =>
  reason === 'rejected'
    ? { status: 400, message: 'This cannot be stored as it is.' }
    : { status: 503, message: 'This cannot be stored right now. Please send it again.', retryAfter: 5 };

/** How a refusal of a form begins, so that the form can tell it from Next's own words and show it. */
export const refusalPrefix = 'Not sent. ';
