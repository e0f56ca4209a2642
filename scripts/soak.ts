import { requireBuild } from './builds';
import { Ledger, settleLedger } from './chaos/ledger';
import { openPlace, type Place } from './chaos/place';
import { readOptions, readWholeNumber } from './options';
import { shutDown, shutDownOnSignals } from './site/shutdown';
import type { SiteProcess } from './site/site-process';
import { countAnswers, Mix, measureMaximum, requestKinds, type Soaked, soakAt } from './soak/open-load';
import { percentile } from './statistics';

/** How much more memory the site may have at the end than after its warm-up. */
const GROWTH_MB = 100;

/** Multiples of the site's maximum, tried one after the other. */
const usualLevels = [0.7, 1.5];

/** @param rate how many requests a second are wanted, where that is known */
export const soakLevels = (maximum: number, rate: number | undefined) =>
  rate === undefined ? usualLevels : [rate / maximum];

const help = `npm run soak [-- --minutes N] [--rate N] [--json]

Serves the newest build on a throwaway PostgreSQL, finds out how many requests a second it can do, and sends 70 % and
then 150 % of that for 10 minutes each (--minutes), or as many a second as --rate says: of a hundred 60 pages, 30 batches
of events, 6 assessments and 4 application forms. Says what failed, what was refused early, how long answers took, and what memory the site has after
the first third and at the end. Exits with 1 where something acknowledged is not stored, or where memory has grown by
more than ${GROWTH_MB} MB.`;

type Wanted = { minutes: number; rate?: number; isJson: boolean };

/** @throws {Refusal} naming what is not understood */
export function readSoakArguments(args: string[]): Wanted | undefined {
  const options = readOptions(
    args,
    {
      minutes: { type: 'string', default: '10' },
      rate: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
    help,
  );
  return (
    options && {
      minutes: readWholeNumber('--minutes', options.minutes, 9999),
      rate: options.rate === undefined ? undefined : readWholeNumber('--rate', options.rate, 99_999),
      isJson: options.json,
    }
  );
}

type Level = {
  level: number;
  rate: number;
  good: number;
  refusedEarly: number;
  failed: number;
  /** How often each reason was seen: the status of an answer, or what went wrong on the way. */
  reasons: Record<string, number>;
  notSent: number;
  milliseconds: Record<string, { p50: number; p95: number; p99: number }>;
  memoryWarm: number;
  memoryEnd: number;
  acknowledged: number;
  lost: number;
  duplicated: number;
  /** The maximum right afterwards: if it differs from the one before, the machine was not the same either. */
  maximumAfter: number;
};

/** The median of some seconds, because memory goes up and down with each garbage collection. */
const middle = (values: readonly number[]) => Math.round(percentile(values, 0.5));

function measured(level: number, rate: number, { tallies, notSent, memory }: Soaked) {
  const third = Math.floor(memory.length / 3);
  const times = Object.fromEntries(
    requestKinds.map((kind) => {
      const of = (share: number) => Math.round(percentile(tallies[kind].times, share));
      return [kind, { p50: of(0.5), p95: of(0.95), p99: of(0.99) }];
    }),
  );
  return {
    level,
    rate: Math.round(rate),
    good: countAnswers(tallies, 'good'),
    refusedEarly: countAnswers(tallies, 'early'),
    failed: countAnswers(tallies, 'failed'),
    reasons: Object.fromEntries(
      requestKinds.flatMap((kind) =>
        [...tallies[kind].reasons].map(([how, count]) => [`${kind} ${how}`, count]),
      ),
    ),
    notSent,
    milliseconds: times,
    memoryWarm: middle(memory.slice(third, third + Math.max(5, third / 4))),
    memoryEnd: middle(memory.slice(-Math.max(5, third / 4))),
  };
}

const number = (value: number, width = 11) => value.toLocaleString('en').padStart(width);

function levelLines(level: Level): string[] {
  return [
    `\n${Math.round(level.level * 100)} % of the maximum, ${number(level.rate, 0)} requests a second`,
    `  good${number(level.good)}   refused early${number(level.refusedEarly)}   failed${number(level.failed)}   not sent${number(level.notSent)}`,
    ...Object.entries(level.reasons).map(([how, count]) => `    ${how.padEnd(36)}${number(count)}`),
    ...requestKinds.map((kind) => {
      const { p50 = 0, p95 = 0, p99 = 0 } = level.milliseconds[kind] ?? {};
      return `  ${kind.padEnd(12)}p50${number(p50, 7)} ms   p95${number(p95, 7)} ms   p99${number(p99, 7)} ms`;
    }),
    `  memory after the first third${number(level.memoryWarm, 6)} MB, at the end${number(level.memoryEnd, 6)} MB`,
    `  right after it the maximum was ${number(level.maximumAfter, 0)}: this was ${Math.round((100 * level.rate) / level.maximumAfter)} % of it`,
    `  records acknowledged${number(level.acknowledged)}   duplicated${number(level.duplicated)}   lost${number(level.lost)}`,
  ];
}

const isSound = ({ lost, duplicated, memoryWarm, memoryEnd }: Level) =>
  lost + duplicated === 0 && memoryEnd - memoryWarm <= GROWTH_MB;

type Trial = { place: Place; site: SiteProcess; minutes: number };

/** How long the maximum is measured: shorter where the whole run is to be short. */
const warmUpSeconds = ({ minutes }: Trial) => Math.min(20, minutes * 10);

/** How many requests a second the site can answer now. */
const maximumOf = ({ site }: Trial, seconds: number) =>
  measureMaximum(new Mix(site.origin, new Ledger()), seconds);

/** Sends a multiple of what the site can answer, and looks up what became of everything that was sent. */
async function soakLevel(trial: Trial, level: number, maximum: number): Promise<Level> {
  const { place, site, minutes } = trial;
  const ledger = new Ledger();
  const rate = level * maximum;
  const soaked = await soakAt(new Mix(site.origin, ledger), rate, minutes * 60, site.pid);
  const { acknowledged, lost, duplicated } = await settleLedger(place.database.admin, ledger);
  const maximumAfter = Math.round(await maximumOf(trial, warmUpSeconds(trial) / 2));
  return { ...measured(level, rate, soaked), acknowledged, lost, duplicated, maximumAfter };
}

/**
 * `npm run soak`: how the site copes with 70 % of what it can answer, and with half as much again as that maximum, or
 * with the rate that was asked for.
 */
export async function soak(args: string[]): Promise<void> {
  const wanted = readSoakArguments(args);
  if (!wanted) return;
  requireBuild(process.cwd(), 'try');
  shutDownOnSignals();
  try {
    const place = await openPlace();
    const site = await place.startSite();
    place.sites.push(site);
    const say = wanted.isJson ? () => {} : console.log;
    const trial = { place, site, minutes: wanted.minutes };
    // A site that has just started has not compiled its code yet.
    await maximumOf(trial, warmUpSeconds(trial) / 2);
    const maximum = await maximumOf(trial, warmUpSeconds(trial));
    say(`At most ${Math.round(maximum)} requests a second, 32 at once.`);
    const results: Level[] = [];
    for (const level of soakLevels(maximum, wanted.rate)) {
      const result = await soakLevel(trial, level, maximum);
      results.push(result);
      for (const line of levelLines(result)) say(line);
    }
    if (wanted.isJson)
      console.log(JSON.stringify({ maximum: Math.round(maximum), levels: results }, null, 2));
    if (!results.every(isSound)) process.exitCode = 1;
  } finally {
    await shutDown();
  }
}
