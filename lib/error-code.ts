/** What may be said of an exception: its kind, never its words, which may hold data. */
export const errorName = (error: unknown): string => (error instanceof Error ? error.name : 'UNKNOWN');

/** The code of whatever was thrown, or of its cause: an SQLSTATE, a system's own, or the kind where there is none. */
export function errorCode(error: unknown): string {
  if (error instanceof Error && error.cause) return errorCode(error.cause);
  return error instanceof Error && 'code' in error ? String(error.code) : errorName(error);
}
