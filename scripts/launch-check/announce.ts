import { isPublicAddress } from '@/lib/site-address';
import type { LaunchValues } from './values';

/** What build and start of a public site say when something is left: one line, and no refusal. */
export async function blocksLine(environment: LaunchValues['environment']): Promise<string | undefined> {
  if (!isPublicAddress(environment.SITE_URL)) return undefined;
  // Only here: a site that is not public does not read all of its content to start.
  const { countBlocks, launchFindings } = await import('./report');
  const { launchValues } = await import('./values');
  const blocks = countBlocks(launchFindings(launchValues(environment)));
  if (blocks === 0) return undefined;
  return `Launch check: ${blocks} left that should block a public site; npm run launch-check lists them.`;
}

export async function announceBlocks(environment: LaunchValues['environment']): Promise<void> {
  const line = await blocksLine(environment);
  if (line) console.log(line);
}
