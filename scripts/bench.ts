import { benchIngest } from './bench/ingest';
import { benchVisits } from './bench/visits';
import { Refusal } from './refusal';
import { shutDown, shutDownOnSignals } from './site/shutdown';

/** What `npm run bench:…` measures. They judge nothing but the goals they print. */
export async function bench([what, rounds = '5']: string[]): Promise<void> {
  if (what === 'visits') return benchVisits();
  if (what !== 'ingest' || !/^[1-9]\d?$/.test(rounds)) {
    throw new Refusal(
      'There are two measurements: npm run bench:ingest [-- <rounds>], 5 rounds unless given,',
      'and npm run bench:visits.',
    );
  }
  shutDownOnSignals();
  try {
    await benchIngest(Number(rounds));
  } finally {
    await shutDown();
  }
}
