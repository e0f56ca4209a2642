import { type ParseArgsConfig, parseArgs } from 'node:util';
import { Refusal } from './refusal';

const names = (options: object) => ['help', ...Object.keys(options)].map((name) => `--${name}`).join(', ');

type Token = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number];

/** What the parser lets pass: an empty value, and a second value, which would silently replace the first. */
function refuseEmptyAndRepeated(tokens: readonly Token[], argument = 'an argument'): void {
  const named = new Set<string>();
  for (const token of tokens) {
    if (token.kind === 'option-terminator' || token.value === undefined) continue;
    const name = token.kind === 'option' ? token.rawName : argument;
    if (token.value.trim() === '') throw new Error(`${name} was given without a value`);
    if (token.kind === 'option' && named.has(name)) throw new Error(`${name} was given twice`);
    named.add(name);
  }
}

/** What a `.npmrc` may set for good for npm itself; a command that misses one of these does less, never more. */
const setForGood = new Set(['yes', 'json', 'email']);

/** What npm keeps of an option in the environment: what it takes for a short form of its own is kept under that name. */
const leftByNpm = (name: string) =>
  process.env[`npm_config_${name === 'to' ? 'token_description' : name.replaceAll('-', '_')}`];

/**
 * npm takes an option before a lone `--` for one of its own and says nothing: `npm run prune --dry-run` would delete.
 * It leaves what it took in the environment.
 * @throws {Refusal} naming the option, and how to write it
 */
function refuseTakenByNpm(args: string[], names: string[]): void {
  const { npm_lifecycle_event: command } = process.env;
  const taken = names
    .filter((name) => !setForGood.has(name) && leftByNpm(name))
    .map((name) => `--${name}`)
    .filter((option) => !args.some((given) => given === option || given.startsWith(`${option}=`)));
  if (!command || taken.length === 0) return;
  throw new Refusal(
    `npm took ${taken.join(' and ')} for its own; nothing was done.`,
    `A lone -- has to stand before it: npm run ${command} -- ${taken[0]}`,
  );
}

/** A hint for when npm may have taken the option that a value was meant for. */
const ofNpm = () => (process.env.npm_lifecycle_event ? ' Under npm they stand after a lone --.' : '');

/**
 * The options of a command, and the one argument without a name that it may take; undefined after its help was asked
 * for and printed.
 * @param argument what that argument is called; without it, none is taken
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
  refuseTakenByNpm(args, Object.keys(options));
  try {
    const { values, positionals, tokens } = parseArgs({
      args,
      options,
      allowPositionals: argument !== undefined,
      tokens: true,
    });
    refuseEmptyAndRepeated(tokens, argument);
    if (positionals.length > 1) throw new Error(`Unexpected argument '${positionals[1]}'`);
    return { options: values, argument: positionals[0] };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new Refusal(
      `${error.message.split('. ')[0]}; nothing was done.`,
      `It takes ${[argument, names(options)].filter(Boolean).join(' and ')}.${ofNpm()} More by -- --help.`,
    );
  }
}

/** A count given as an option, at least 1. @throws {Refusal} naming the option; `ending` ends its sentence */
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

/** The days that a command is about, both included, in UTC; without a bound, all there are. */
export type Days = { from?: string; to?: string };

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day of a moment, in UTC: `2026-05-31`. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** A day like `2026-05-31`, so many days before the given one, or before today. */
export const daysAgo = (days: number, day = dayOf(new Date())): string =>
  dayOf(new Date(Date.parse(day) - days * DAY_MS));

/** How many days these are. */
export const countDays = ({ from, to }: Required<Days>): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/**
 * Whether the calendar has this day; `2026-02-30` would otherwise be read as the second of March. Days of long ago are
 * slips, and a database has no year 0 or -1 to count back to.
 */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    /^2\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  );
}

/** @throws {Refusal} naming the option and its value, where that is no day */
function refuseNoDay(option: string, day: string | undefined): void {
  if (day === undefined || isDay(day)) return;
  throw new Refusal(
    `${option} ${day} is no day; nothing was done.`,
    'Days are written 2026-05-31, and begin with 2000-01-01.',
  );
}

/**
 * The day from which on a command looks at what happened.
 * @throws {Refusal} naming the option and its value, where that is no day or in the future
 */
export function readFirstDay(option: string, day: string | undefined): string | undefined {
  refuseNoDay(option, day);
  if (day === undefined || day <= daysAgo(0)) return day;
  throw new Refusal(`${option} ${day} is still to come, in UTC it is ${daysAgo(0)}; nothing was done.`);
}

/** @throws {Refusal} naming what is no day, or days of which the last is before the first */
export function readDays({ from, to }: Days): Days {
  readFirstDay('--from', from);
  refuseNoDay('--to', to);
  if (from && to && from > to) {
    throw new Refusal(`--from ${from} is after --to ${to}; nothing was done.`);
  }
  return { from, to };
}
