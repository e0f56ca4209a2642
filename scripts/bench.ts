import { benchIngest } from './bench/ingest';
import { Refusal } from './refusal';
import { shutDown, shutDownOnSignals } from './site/shutdown';

/** `npm run bench:ingest`: what storing visits costs. Measures, and judges nothing but the goals it prints. */
export async function bench([what, rounds = '5']: string[]): Promise<void> {
  if (what !== 'ingest' || !/^[1-9]\d?$/.test(rounds)) {
    throw new Refusal('There is one measurement: npm run bench:ingest [-- <rounds>], 5 rounds unless given.');
  }
  shutDownOnSignals();
  try {
    await benchIngest(Number(rounds));
  } finally {
    await shutDown();
  }
}
