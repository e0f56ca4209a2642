import { type ParseArgsConfig, parseArgs } from 'node:util';
import { Refusal } from './refusal';

const names = (options: object) => ['help', ...Object.keys(options)].map((name) => `--${name}`).join(', ');

/**
 * The options of a command, and the one argument without a name that it may take; undefined after its help was asked for
 * and printed.
 * @param argument what that one is called; without it there may be none
 * @throws {Refusal} naming what is not understood
 */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
  help: string,
  argument?: string,
) {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(help);
    return undefined;
  }
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: argument !== undefined });
    if (positionals.length > 1) throw new Error(`Unexpected argument '${positionals[1]}'`);
    return { options: values, argument: positionals[0] };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new Refusal(
      `${error.message.split('. ')[0]}; nothing was done.`,
      `It takes ${[argument, names(options)].filter(Boolean).join(' and ')}. More by -- --help.`,
    );
  }
}

/** A count that was given as an option, from 1. @throws {Refusal} naming the option; `ending` ends the sentence */
export function readWholeNumber(option: string, text: string, most: number, ending = '.'): number {
  if (/^[1-9]\d*$/.test(text) && Number(text) <= most) return Number(text);
  throw new Refusal(`${option} takes a whole number from 1 to ${most}${ending}`);
}

/** The options of a command that takes nothing else. @throws {Refusal} naming what is not understood */
export const readOptions = <Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
  help: string,
) => readArguments(args, options, help)?.options;

/** The days a command is about, both included, in UTC; without a bound, all there are. */
export type Days = { from?: string; to?: string };

const DAY_MS = 24 * 60 * 60 * 1000;

/** `2026-05-31`, so many days before a day, which is today unless given. */
export const daysAgo = (days: number, day = new Date().toISOString().slice(0, 10)): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

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
