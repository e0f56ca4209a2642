import { Refusal } from './refusal';

/** The days a command is about, both included, in UTC; without a bound, all there are. */
export type Days = { from?: string; to?: string };

const DAY_MS = 24 * 60 * 60 * 1000;

/** `2026-05-31`, so many days before today. */
export const daysAgo = (days: number, now = new Date()): string =>
  new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);

/** Whether a calendar has this day; `2026-02-30` would otherwise be taken for the second of March. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  );
}

/** @throws {Refusal} naming what is no day, or days that end before they begin */
export function readDays({ from, to }: Days): Days {
  for (const [name, day] of Object.entries({ from, to })) {
    if (day !== undefined && !isDay(day)) {
      throw new Refusal(`--${name} ${day} is no day; nothing was done.`, 'Days are written 2026-05-31.');
    }
  }
  if (from && to && from > to) {
    throw new Refusal(`--from ${from} is after --to ${to}; nothing was done.`);
  }
  return { from, to };
}
