/** One field of the request that is wrong: its name (`answers.name`) and what to do about it. */
export type FieldIssue = { field: string; message: string };

type Details = { issues?: readonly FieldIssue[]; retryAfter?: number };

/**
 * The answer of a route handler that could not do what it was asked: `{ error, issues? }`.
 * @param message one sentence that a visitor may read
 * @param details.retryAfter seconds, sent as `Retry-After`
 */
export function problemResponse(status: number, message: string, details: Details = {}): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (details.retryAfter !== undefined) headers.set('retry-after', String(details.retryAfter));
  return Response.json({ error: message, issues: details.issues }, { status, headers });
}
