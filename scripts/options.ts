import { type ParseArgsConfig, parseArgs } from 'node:util';
import { Refusal } from './refusal';

const names = (options: object) => ['help', ...Object.keys(options)].map((name) => `--${name}`).join(', ');

/**
 * The options of a command; undefined after its help was asked for and printed.
 * @throws {Refusal} naming what is not understood
 */
export function readOptions<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
  help: string,
) {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(help);
    return undefined;
  }
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new Refusal(
      `${error.message.split('. ')[0]}; nothing was done.`,
      `It takes ${names(options)}. More by -- --help.`,
    );
  }
}
