import { existsSync, readFileSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { readDatabaseAddress } from '@/lib/database-address';
import { type Environment, EnvironmentError, likelyTypos, parseEnvironment } from '@/lib/env';
import { errorCode } from '@/lib/error-code';
import { leadChannelsInUse } from '@/lib/leads/lead-channels';
import { checkOperatorValues } from '@/lib/operator-values';
import { isPublicAddress } from '@/lib/site-address';
import { Refusal } from '@/scripts/refusal';
import type { LaunchValues } from '../launch-check/values';

/** The files that Next also reads, in its order: the first to name a variable wins, and the caller's own wins over all. */
const environmentFiles = (mode: string) => [`.env.${mode}.local`, '.env.local', `.env.${mode}`, '.env'];

/** Names other drivers' parameters that are left out but would have changed something, so that nobody wonders. */
function sayWhatIsLeftOut(address: string | undefined): void {
  const notes = address ? readDatabaseAddress(address).notes : [];
  if (notes.length > 0) console.error(`DATABASE_URL: ${notes.join('; ')}.`);
}

/** How editors and shells of Windows begin a file: its first variable, or all of them, would be missed without a word. */
const marks = ['efbbbf', 'fffe', 'feff'];

/** @throws {Refusal} naming the file, where it cannot be read, or is not plain UTF-8 */
export function loadVariables(file: string): void {
  try {
    const beginning = readFileSync(file).toString('hex', 0, 3);
    if (marks.some((mark) => beginning.startsWith(mark)))
      throw new Refusal(`${file} begins with a byte order mark.`, 'Save it as UTF-8 without one (no BOM).');
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(
      `${file} cannot be read (${errorCode(error)}).`,
      'It has to be a file that the account of this command may read.',
    );
  }
  loadEnvFile(file);
}

/** `DATABASE_URL` as the shell that started this command has it, before any file adds it. */
export const shellAddress = process.env.DATABASE_URL;

/**
 * The environment of this command, with what the `.env` files add.
 * @throws {Refusal} naming the first variable that is wrong
 */
export function checkEnvironment(): Environment {
  for (const file of environmentFiles(process.env.NODE_ENV)) if (existsSync(file)) loadVariables(file);
  try {
    const environment = parseEnvironment(process.env);
    sayWhatIsLeftOut(process.env.DATABASE_URL);
    for (const { given, meant } of likelyTypos(process.env)) {
      console.error(`${given} is set and means nothing here. Is it ${meant} that was meant?`);
    }
    return environment;
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    throw new Refusal(
      `${error.message}.`,
      'Correct it where you set it, or in .env. The file .env.example describes each variable.',
    );
  }
}

const NOWHERE = parseEnvironment({}).SITE_URL;

/**
 * Said at each build and each start: the pages work all the same, so that nobody would notice otherwise.
 * @param built the address that the pages name
 */
export function tellSiteUrl(built: string): void {
  // As the pages name it: without a slash at its end, for one.
  const SITE_URL = process.env.SITE_URL && parseEnvironment({ SITE_URL: process.env.SITE_URL }).SITE_URL;
  const told = `search engines and shared links are told that the site stands at ${built}`;
  if (!SITE_URL && built === NOWHERE) {
    console.error(`SITE_URL is not set: ${told}. Set it to the address visitors use.`);
  } else if ((SITE_URL || NOWHERE) !== built) {
    const now = SITE_URL ? `SITE_URL is ${SITE_URL}` : 'SITE_URL is not set here';
    const remedy = SITE_URL
      ? 'Give both the same, and build again'
      : `What is told of leads links to ${NOWHERE}: set it here too`;
    console.error(`${now}, and the build was made with another: ${told}. ${remedy}.`);
  }
}

/** @param stated the channels by which the privacy page of a build says that leads leave; @param inUse those in use */
export function tellLeadChannels(
  stated: readonly string[],
  inUse: readonly string[] = leadChannelsInUse(),
): void {
  if (String(inUse) === String(stated)) return;
  const said = (channels: readonly string[]) => channels.join(' and ') || 'nothing';
  const remedy = inUse.length > 0 ? `with LEAD_CHANNELS=${inUse}` : 'without LEAD_CHANNELS';
  console.error(
    `Leads leave by ${said(inUse)}, and the privacy page of this build says by ${said(stated)}: build again ${remedy}.`,
  );
}

/**
 * Called before each build: otherwise a visitor would be the first to find a malformed address.
 * @throws {Refusal} naming every value that is wrong
 */
export function refuseOperatorValues(): void {
  try {
    checkOperatorValues();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new Refusal(`${error.message.replaceAll('\n', '; ')}.`, 'Correct it there; nothing was built.');
  }
}

/** What build and start of a public site print when something is left: one line, without refusing. */
export async function blocksLine(environment: LaunchValues['environment']): Promise<string | undefined> {
  if (!isPublicAddress(environment.SITE_URL)) return undefined;
  // Loaded only here, so that a site that is not public does not read all of its content to start.
  const { countBlocks, launchFindings } = await import('@/scripts/launch-check/report');
  const { launchValues } = await import('@/scripts/launch-check/values');
  const blocks = countBlocks(launchFindings(launchValues(environment)));
  if (blocks === 0) return undefined;
  return `Launch check: ${blocks} left that should block a public site; npm run launch-check lists them.`;
}

export async function announceBlocks(environment: LaunchValues['environment']): Promise<void> {
  const line = await blocksLine(environment);
  if (line) console.log(line);
}
