import type { Pruned } from '@/db/prune';

const tallyLine = (name: string, rows: number, fate: string) =>
  `${name.padEnd(22)}${rows.toLocaleString('en').padStart(12)} ${fate}`;

/** Prints a line for each table, and one for the sum. @param fate what becomes of the rows */
export function printTally(tables: readonly Pruned[], fate: string): void {
  for (const { table, rows } of tables) console.log(tallyLine(table, rows, fate));
  const sum = tables.reduce((total, { rows }) => total + rows, 0);
  console.log(tallyLine('together', sum, fate));
}
