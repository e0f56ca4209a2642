import { faultLines, siteFindings } from './check-site';
import { databaseFacts } from './launch-check/database-facts';
import { countBlocks, launchFindings, locateFindings, reportLines } from './launch-check/report';
import { launchValues, type RunningSite } from './launch-check/values';
import { readArguments } from './options';
import { Refusal } from './refusal';
import { checkEnvironment } from './site/environment';

/** What `npm run check-site` finds at a running site's front page and in its answers to writes. */
export async function runningSite(address: string | undefined): Promise<RunningSite> {
  if (!address) return null;
  const { origin } = new URL(address);
  const wrong = [];
  for await (const finding of siteFindings(origin, ['/'])) if (finding.faults.length > 0) wrong.push(finding);
  return { address: origin, problems: faultLines(wrong) };
}

const help = `npm run launch-check -- [address] [--json]

Lists what is still an example, a sample, unproven, in conflict or unconfirmed, each with its file and line and what to
do. Ends with 1 while anything blocks a public site.

  address   also looks at a running site, at its front page and its answers to writes (check-site looks at all pages)
  --json    the same as JSON: { blocks, warns, findings: [{ group, severity, what, todo, file, line }] }
  --help    this text`;

/** @throws {Refusal} naming what is not understood */
export function readLaunchArguments(args: string[]): { address?: string; isJson: boolean } | undefined {
  const read = readArguments(args, { json: { type: 'boolean', default: false } }, help, 'an address');
  if (!read) return;
  const { argument: address, options } = read;
  if (address !== undefined && !(/^https?:/.test(address) && URL.canParse(address))) {
    throw new Refusal(`"${address}" is no http(s) address; nothing was done.`);
  }
  return { address, isJson: options.json };
}

/** `npm run launch-check`: the exit code is 1 while anything blocks (decision 0073). */
export async function launchCheck(args: string[]): Promise<void> {
  const wanted = readLaunchArguments(args);
  if (!wanted) return;
  const { address, isJson } = wanted;
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
