/** What may be said of an exception: its kind, never its words, which may hold data. */
export const errorName = (error: unknown): string => (error instanceof Error ? error.name : 'UNKNOWN');

/** The table and the constraint an SQL error blames; names of our own, never the row's values. */
export function blamedParts(error: unknown): { table?: string; constraint?: string } {
  if (!(error instanceof Error)) return {};
  if (error.cause) return blamedParts(error.cause);
  const named = (field: string) => {
    const value: unknown = Reflect.get(error, field);
    return typeof value === 'string' && value ? value : undefined;
  };
  return { table: named('table_name'), constraint: named('constraint_name') ?? named('column_name') };
}

/** The code of whatever was thrown, or of its cause: an SQLSTATE, a system's own, or the kind where there is none. */
export function errorCode(error: unknown): string {
  if (error instanceof Error && error.cause) return errorCode(error.cause);
  return error instanceof Error && 'code' in error ? String(error.code) : errorName(error);
}

/** Classes of SQLSTATE that blame the values: data exception, integrity constraint violation. */
export const blamesData = (code: string) => /^2[23][0-9A-Z]{3}$/.test(code);
