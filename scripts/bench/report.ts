import { median } from '../median';
import { type CaseName, caseNames, cases } from './cases';

/** Events a second, of each case one for each round. */
export type Rates = Partial<Record<CaseName, number[]>>;

/** The median of the rounds' own ratios: what else the machine does comes and goes between rounds. */
const ratio = (rates: Rates, name: CaseName, base: CaseName) =>
  median(rates[name]?.map((rate, round) => rate / (rates[base]?.[round] ?? Number.NaN)));

const rateNumber = (value: number) => Math.round(value).toLocaleString('en').padStart(9);

function rateLine(rates: Rates, name: CaseName): string {
  const { label, base } = cases[name];
  const own = rates[name] ?? [];
  const compared =
    base && rates[base] ? `${ratio(rates, name, base).toFixed(2)} of ${cases[base].label.split(':')[0]}` : '';
  return `  ${label.padEnd(44)}${rateNumber(median(own))}  ${`${rateNumber(Math.min(...own))} to${rateNumber(Math.max(...own))}`}  ${compared}`;
}

function groupHeading(name: CaseName): string {
  const { events, inFlight } = cases[name].size;
  return (
    `\n  ${events === 1 ? '1 event' : `${events} events`} a batch, ${inFlight} in flight`.padEnd(48) +
    'events/s  lowest and highest'
  );
}

/** A line for each case that was measured, under what they have in common. */
export function rateTable(rates: Rates): string {
  const lines = caseNames
    .filter((name) => rates[name])
    .map((name) => ({ heading: groupHeading(name), line: rateLine(rates, name) }));
  return lines
    .map((entry, index) =>
      entry.heading === lines[index - 1]?.heading ? entry.line : `${entry.heading}\n${entry.line}`,
    )
    .join('\n');
}

const goalLine = (what: string, measured: number, wanted: number) =>
  `  ${what.padEnd(62)}${measured.toFixed(2)}  goal ${wanted}  ${measured >= wanted ? 'met' : 'NOT MET'}`;

/** The goals of the endpoint, with its rate limit on as it is when it serves. */
export function goalLines(empty: Rates, full: Rates): string {
  const whenFull = (name: CaseName) => median(full[name]) / median(empty[name]);
  return [
    goalLine('20 events a batch, of the raw limit', ratio(empty, 'twentyLimited', 'twentyRaw'), 0.4),
    goalLine('1 event, 10 in flight, of the bare handler', ratio(empty, 'oneLimited', 'oneBare'), 0.6),
    goalLine('1 event, 32 in flight, of the bare handler', ratio(empty, 'crowdLimited', 'crowdBare'), 0.6),
    goalLine('20 events a batch, of the rate with empty tables', whenFull('twentyLimited'), 0.8),
    goalLine('1 event, 10 in flight, of the rate with empty tables', whenFull('oneLimited'), 0.8),
  ].join('\n');
}
