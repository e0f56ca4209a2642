/** What a spreadsheet would take for a formula, and run. */
const isFormula = (text: string) => /^[=+\-@\t\r\n]/.test(text);

/** One cell. A number is no formula, a text that begins like one gets an apostrophe before it (decision 0108). */
function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const safe = isFormula(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line as RFC 4180 has it. */
export const csvLine = (cells: readonly unknown[]): string => `${cells.map(cellOf).join(',')}\r\n`;

/** What tells a spreadsheet that a file is UTF-8. */
export const CSV_MARK = '\uFEFF';
