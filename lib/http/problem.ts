import type { z } from 'zod';

/** A write that was not done, and one sentence about it that a visitor may read. */
export type Problem = {
  status: number;
  message: string;
  /** Seconds after which another attempt makes sense. */
  retryAfter?: number;
};

/** One field of a request that is wrong (`answers.name`), and what to do about it. */
type FieldIssue = { field: string; message: string };

/** A route handler's answer to a problem: `{ error, issues? }`, never kept in a cache. */
export function problem({ status, message, retryAfter }: Problem, issues?: FieldIssue[]): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
  return Response.json({ error: message, issues }, { status, headers });
}

/** The answer to a body of the right format that does not fit its schema: 400, with all that is wrong at once. */
export function invalid(error: z.ZodError): Response {
  const issues = error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  return problem({ status: 400, message: 'Some answers are missing or not as expected.' }, issues);
}
