import { closeDatabase } from '@/db/client';
import { schemaState } from '@/db/migrate';
import { sumExpired } from '@/db/prune';
import { lastMaintenance } from '@/db/queries/maintenance';
import { countSamples } from '@/db/samples';
import { databaseRefusal } from '@/scripts/site/database-refusal';
import { faultLines, siteFindings } from './check-site';
import { countBlocks, launchFindings, locateFindings, reportLines } from './launch-check/report';
import { type DatabaseFacts, launchValues, type RunningSite } from './launch-check/values';
import { readArguments } from './options';
import { Refusal } from './refusal';
import { checkEnvironment } from './site/environment';

async function sincePruned(): Promise<number | null> {
  const runs = await lastMaintenance();
  await closeDatabase();
  const last = runs.ok ? runs.value.find(({ kind }) => kind === 'retention') : undefined;
  return last ? Date.now() - last.succeededAt : null;
}

/** What the given database says about itself; nothing is changed in it. */
async function databaseFacts(url: string | undefined): Promise<DatabaseFacts> {
  if (!url) return null;
  try {
    const isNewest = (await schemaState(url)) !== 'behind';
    if (!isNewest) return { reached: true, isNewest, expiredRows: 0, sincePruned: null, samples: 0 };
    return {
      reached: true,
      isNewest,
      expiredRows: await sumExpired(url),
      sincePruned: await sincePruned(),
      samples: await countSamples(url),
    };
  } catch (error) {
    const [why] = databaseRefusal(url, error).message.split('\n');
    return { reached: false, why, isNewest: false, expiredRows: 0, sincePruned: null, samples: 0 };
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
