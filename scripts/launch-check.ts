import { existsSync } from 'node:fs';
import { schemaState } from '@/db/migrate';
import { sumExpired } from '@/db/prune';
import { lastMaintenanceOf, type MaintenanceKind, type MaintenanceRun } from '@/db/queries/maintenance';
import { countSamples } from '@/db/samples';
import { openExistingDatabase } from '@/scripts/site/database';
import { commandReasons, databaseRefusal, embeddedFolder } from '@/scripts/site/database-refusal';
import { faultLines, siteFindings } from './check-site';
import { countBlocks, launchFindings, locateFindings, reportLines } from './launch-check/report';
import { type DatabaseFacts, launchValues, type RunningSite } from './launch-check/values';
import { readArguments } from './options';
import { Refusal } from './refusal';
import { checkEnvironment } from './site/environment';
import { shutDown, shutDownOnSignals } from './site/shutdown';

/** Milliseconds since this work was last done; `null` when it never was. */
function sinceRun(runs: readonly MaintenanceRun[], kind: MaintenanceKind): number | null {
  const last = runs.find((run) => run.kind === kind);
  return last ? Date.now() - last.succeededAt : null;
}

const nothingKnown = { isNewest: false, expiredRows: 0, sincePruned: null, sinceSummed: null, samples: 0 };

/** What a database that answers says about itself; nothing is changed in it. */
async function factsOf(url: string): Promise<NonNullable<DatabaseFacts>> {
  if ((await schemaState(url)) === 'behind') return { ...nothingKnown, reached: true };
  const runs = await lastMaintenanceOf(url);
  return {
    reached: true,
    isNewest: true,
    expiredRows: await sumExpired(url),
    sincePruned: sinceRun(runs, 'retention'),
    sinceSummed: sinceRun(runs, 'rollups'),
    samples: await countSamples(url),
  };
}

/** What the given database says, or the embedded one where a site was ever started here. */
async function databaseFacts(given: string | undefined): Promise<DatabaseFacts> {
  if (!given && !existsSync(embeddedFolder)) return null;
  try {
    const url = given ?? (await openExistingDatabase(undefined));
    return await factsOf(url).catch((error: unknown) => {
      throw databaseRefusal(url, error, commandReasons);
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ...nothingKnown, reached: false, why: error.what, todo: error.todo };
  }
}

/** What `npm run check-site` finds on a running site's front page and in its answers to writes. */
export async function runningSite(address: string | undefined): Promise<RunningSite> {
  if (!address) return null;
  const { origin } = new URL(address);
  const wrong = [];
  for await (const finding of siteFindings(origin, ['/'])) if (finding.faults.length > 0) wrong.push(finding);
  return { address: origin, problems: faultLines(wrong) };
}

const help = `npm run launch-check -- [address] [--json]

Lists what is still an example, a sample, unproven, in conflict or unconfirmed, each with its file and line and what to
do, also what the database of DATABASE_URL holds, or else the embedded one of this folder. Ends with 1 while anything
blocks a public site.

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
  shutDownOnSignals();
  try {
    await report(wanted);
  } finally {
    await shutDown();
  }
}

async function report({ address, isJson }: { address?: string; isJson: boolean }): Promise<void> {
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
