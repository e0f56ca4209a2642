import { benchIngest } from './bench/ingest';
import { benchPartitions } from './bench/partitions';
import { benchReporting } from './bench/reporting';
import { benchVisits } from './bench/visits';
import { Refusal } from './refusal';
import { shutDown, shutDownOnSignals } from './site/shutdown';

/** Those that bring a database or a site of their own, to be ended with them. */
const measurements: Record<string, (rounds: number) => Promise<void>> = {
  ingest: benchIngest,
  partitions: benchPartitions,
  reporting: benchReporting,
};

/** How often, or of how much, unless it is said. */
const usual: Record<string, string> = { partitions: '1' };

/** What `npm run bench:…` measures. They judge nothing but the goals they print. */
export async function bench([what = '', rounds = usual[what] ?? '5']: string[]): Promise<void> {
  if (what === 'visits') return benchVisits();
  const measure = measurements[what];
  if (!measure || !/^[1-9]\d?$/.test(rounds)) {
    throw new Refusal(
      'There are four measurements: npm run bench:ingest [-- <rounds>], 5 rounds unless given,',
      'npm run bench:visits, npm run bench:reporting and npm run bench:partitions [-- <million rows>].',
    );
  }
  shutDownOnSignals();
  try {
    await measure(Number(rounds));
  } finally {
    await shutDown();
  }
}
