/** What may be said about an exception: its kind, but never its message, which may contain data. */
export const errorName = (error: unknown): string => (error instanceof Error ? error.name : 'UNKNOWN');

/** The table and the constraint that an SQL error names. Both are names of ours, never values of the row. */
export function blamedParts(error: unknown): { table?: string; constraint?: string } {
  if (!(error instanceof Error)) return {};
  if (error.cause) return blamedParts(error.cause);
  const named = (field: string) => {
    const value: unknown = Reflect.get(error, field);
    return typeof value === 'string' && value ? value : undefined;
  };
  return { table: named('table_name'), constraint: named('constraint_name') ?? named('column_name') };
}

/** The code of whatever was thrown, or of its cause: an SQLSTATE, a system's own code, or else the kind of error. */
export function errorCode(error: unknown): string {
  if (error instanceof Error && error.cause) return errorCode(error.cause);
  return error instanceof Error && 'code' in error ? String(error.code) : errorName(error);
}

/** SQLSTATE classes that blame the values: data exception and integrity constraint violation. */
export const blamesData = (code: string) => /^2[23][0-9A-Z]{3}$/.test(code);

/** Where two statements would wait for each other for ever, PostgreSQL ends one of them. */
export const DEADLOCK = '40P01';
