import { setTimeout as sleep } from 'node:timers/promises';
import { requireBuild } from './builds';
import { isKept, Ledger, type LedgerOutcome, settleLedger } from './chaos/ledger';
import { loadKinds, startLoad } from './chaos/outbox-client';
import { type NetworkedPlace, openPlace, type Place } from './chaos/place';
import { type Circumstances, type Scenario, scenarios } from './chaos/scenarios';
import { readOptions, readWholeNumber } from './options';
import { Refusal } from './refusal';
import { shutDown, shutDownOnSignals } from './site/shutdown';

const names = Object.keys(scenarios);

const help = `npm run chaos [-- --only NAME[,NAME]] [--seconds N] [--json]

Serves the newest build in processes of their own on a throwaway PostgreSQL, and breaks one thing after another under
load: clients that record visits, send assessments and apply, and send again what was not acknowledged. Each line says
what was sent, acknowledged, stored, duplicated and lost, of all records and of each kind, and what browsers dropped
because their outbox was full. Exits with 1 where anything was lost, stored twice, refused or never taken, and where
nothing of a kind was acknowledged. One scenario drives Chromium, and is skipped where there is none.
A fault lasts 10 seconds unless --seconds says otherwise. There are:
${names.map((name) => `  ${name.padEnd(20)}${scenarios[name]?.does}`).join('\n')}`;

type Wanted = { only: string[]; seconds: number; isJson: boolean };

/** @throws {Refusal} naming what is not understood */
export function readChaosArguments(args: string[]): Wanted | undefined {
  const options = readOptions(
    args,
    {
      only: { type: 'string', default: names.join(',') },
      seconds: { type: 'string', default: '10' },
      json: { type: 'boolean', default: false },
    },
    help,
  );
  if (!options) return;
  return {
    only: readNames(options.only),
    seconds: readWholeNumber('--seconds', options.seconds, 9999),
    isJson: options.json,
  };
}

function readNames(text: string): string[] {
  const wanted = text.split(',');
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown === undefined) return wanted;
  throw new Refusal(`There is no scenario "${unknown}".`, `There are: ${names.join(', ')}.`);
}

type Result = { name: string; does: string } & (
  | { skipped: string }
  | (LedgerOutcome & { kept: boolean; recoveryMs: number })
);

/** For how long browsers send again after everything is well. */
const PATIENCE_MS = 60_000;

async function untilMore(acknowledged: () => number, more: number): Promise<number> {
  const begun = performance.now();
  const before = acknowledged();
  while (acknowledged() < before + more && performance.now() < begun + PATIENCE_MS) await sleep(5);
  return Math.round(performance.now() - begun);
}

type Stage = { place: Place; happen: (circumstances: Circumstances) => Promise<void> };

async function stageOf(scenario: Scenario, shared: () => Promise<NetworkedPlace>): Promise<Stage> {
  if (scenario.open) {
    const place = await scenario.open();
    return { place, happen: (circumstances) => scenario.happen(place, circumstances) };
  }
  const place = await shared();
  return { place, happen: (circumstances) => scenario.happen(place, circumstances) };
}

/** @returns what became of everything that was sent while it happened, once all is well again */
export async function tryScenario(
  name: string,
  { does, sites = 1, visit = startLoad, drives = loadKinds }: Scenario,
  { place, happen }: Stage,
  lasting: number,
): Promise<Result> {
  const ledger = new Ledger(drives);
  while (place.sites.length < sites) place.sites.push(await place.startSite());
  const load = await visit(ledger, () => place.sites.map(({ origin }) => origin));
  await untilMore(load.acknowledged, 50);
  await happen({ lasting, load });
  const recoveryMs = await untilMore(load.acknowledged, 1);
  await load.finish(PATIENCE_MS);
  await Promise.all(place.sites.splice(0).map((site) => site.stop()));
  // A site that brought its own database has taken it down with it.
  await place.database.start();
  const outcome = await settleLedger(place.database.admin, ledger);
  return { name, does, ...outcome, kept: isKept(outcome), recoveryMs };
}

const columns = [
  'sent',
  'requests',
  'acknowledged',
  'stored',
  'duplicated',
  'lost',
  'refused',
  'dropped',
  'waiting',
] as const;

const heading = `${'scenario'.padEnd(20)}${columns.map((name) => name.padStart(13)).join('')}   well again after`;

type Counted = Partial<Record<(typeof columns)[number], number>>;

const line = (name: string, counts: Counted) =>
  `${name.padEnd(20)}${columns.map((column) => (counts[column]?.toLocaleString('en') ?? '').padStart(13)).join('')}`;

function resultLines(result: Result): string {
  if ('skipped' in result) return `${result.name.padEnd(20)}   skipped: ${result.skipped}`;
  const all = `${line(result.name, result)}   ${result.recoveryMs} ms${result.kept ? '' : '   NOT KEPT'}`;
  return [all, ...Object.entries(result.kinds).map(([kind, counts]) => line(`  ${kind}`, counts))].join('\n');
}

/** `npm run chaos`: what becomes of what visitors send when things go wrong. */
export async function chaos(args: string[]): Promise<void> {
  const wanted = readChaosArguments(args);
  if (!wanted) return;
  requireBuild(process.cwd(), 'try');
  shutDownOnSignals();
  try {
    const results: Result[] = [];
    let opened: Promise<NetworkedPlace> | undefined;
    const shared = () => (opened ??= openPlace());
    if (!wanted.isJson) console.log(heading);
    for (const name of wanted.only) {
      const scenario = scenarios[name];
      if (!scenario) continue;
      const skipped = await scenario.impossible?.();
      const result = skipped
        ? { name, does: scenario.does, skipped }
        : await tryScenario(name, scenario, await stageOf(scenario, shared), wanted.seconds * 1000);
      results.push(result);
      if (!wanted.isJson) console.log(resultLines(result));
    }
    if (wanted.isJson) console.log(JSON.stringify(results, null, 2));
    if (results.some((result) => 'kept' in result && !result.kept)) process.exitCode = 1;
  } finally {
    await shutDown();
  }
}
