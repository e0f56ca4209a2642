import type { Pruned } from '@/db/prune';

/** Rows by table. */
export type Tally = Map<string, number>;

/** @returns the table's rows so far */
export function addTo(tally: Tally, { table, rows }: Pruned): number {
  const sum = (tally.get(table) ?? 0) + rows;
  tally.set(table, sum);
  return sum;
}

const line = (name: string, rows: number, fate: string) =>
  `${name.padEnd(22)}${rows.toLocaleString('en').padStart(12)} ${fate}`;

/** A line for each table, then the sum. */
export function tallyLines(tally: Tally, fate: string): string[] {
  const sum = [...tally.values()].reduce((total, rows) => total + rows, 0);
  return [...[...tally].map(([table, rows]) => line(table, rows, fate)), line('together', sum, fate)];
}
