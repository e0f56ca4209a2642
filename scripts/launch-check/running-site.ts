import { faultLines, siteFindings } from '../check-site';
import type { RunningSite } from './values';

/** What `npm run check-site` finds at a running site's front page and in its answers to writes. */
export async function runningSite(address: string | undefined): Promise<RunningSite> {
  if (!address) return null;
  const { origin } = new URL(address);
  const wrong = [];
  for await (const finding of siteFindings(origin, ['/'])) if (finding.faults.length > 0) wrong.push(finding);
  return { address: origin, problems: faultLines(wrong) };
}
