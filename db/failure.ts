/**
 * Why a query has no answer. `unset`: there is no `DATABASE_URL`. `unavailable`: the database is away or too slow,
 * later may work. `rejected`: it refuses this data, sending it again will not help.
 */
export type QueryFailure = {
  ok: false;
  reason: 'unset' | 'unavailable' | 'rejected';
  /** An SQLSTATE, a system error such as `ECONNREFUSED`, or `DEADLINE`; never a message, which may hold data. */
  code: string;
};

export type QueryResult<Value> = { ok: true; value: Value } | QueryFailure;

/** Classes of SQLSTATE that blame the values: data exception, integrity constraint violation. */
const blamesData = (code: string) => /^2[23][0-9A-Z]{3}$/.test(code);

/** The code of whatever a driver threw. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN';
  if (error.cause) return codeOf(error.cause);
  return 'code' in error ? String(error.code) : error.name;
}

/** Drizzle wraps the driver's error in one whose message lists the parameters: only the code leaves this function. */
export function failureOf(error: unknown): QueryFailure {
  const code = codeOf(error);
  return { ok: false, reason: blamesData(code) ? 'rejected' : 'unavailable', code };
}
