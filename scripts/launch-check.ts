import { databaseFacts } from './launch-check/database-facts';
import { countBlocks, launchFindings } from './launch-check/findings';
import { locateFindings, reportLines } from './launch-check/report';
import { runningSite } from './launch-check/running-site';
import { launchValues } from './launch-check/values';
import { Refusal } from './refusal';
import { checkEnvironment } from './site/environment';

const help = `npm run launch-check -- [address] [--json]

Lists what is still an example, a sample, unproven, in conflict or unconfirmed, each with its file and line and what to
do. Ends with 1 while anything blocks a public site.

  address   also looks at a running site, at its front page and its answers to writes (check-site looks at all pages)
  --json    the same as JSON: { blocks, warns, findings: [{ group, severity, what, todo, file, line }] }
  --help    this text`;

type LaunchArguments = { address?: string; isJson: boolean; isHelp: boolean };

/** @throws {Refusal} naming what is not understood */
export function readLaunchArguments(args: readonly string[]): LaunchArguments {
  const isAddress = (arg: string) => /^https?:/.test(arg) && URL.canParse(arg);
  const unknown = args.find((arg) => !['--json', '--help'].includes(arg) && !isAddress(arg));
  if (unknown !== undefined) {
    throw new Refusal(
      `"${unknown}" is no option of npm run launch-check.`,
      'It takes an http(s) address, --json and --help.',
    );
  }
  return { address: args.find(isAddress), isJson: args.includes('--json'), isHelp: args.includes('--help') };
}

/** `npm run launch-check`: the exit code is 1 while anything blocks (decision 0073). */
export async function launchCheck(args: string[]): Promise<void> {
  const { address, isJson, isHelp } = readLaunchArguments(args);
  if (isHelp) return console.log(help);
  const environment = checkEnvironment();
  const [database, running] = await Promise.all([
    databaseFacts(environment.DATABASE_URL),
    runningSite(address),
  ]);
  const findings = locateFindings(launchFindings(launchValues(environment, database, running)));
  const blocks = countBlocks(findings);
  console.log(
    isJson
      ? JSON.stringify({ blocks, warns: findings.length - blocks, findings }, null, 2)
      : reportLines(findings).join('\n'),
  );
  process.exitCode = blocks > 0 ? 1 : 0;
}
