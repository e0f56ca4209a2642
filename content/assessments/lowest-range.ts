import { priceText, servicePricesFrom } from '@/content/prices';
import { type RecommendedService, type RuleOutcome, recommendedServices } from './intents';
import { backendInvestments, incomeInvestments } from './questions';
import { backendRules, incomeRules } from './rules';

/** Every investment range once, from the lowest up: the ranges of both assessments, by their first amount. */
const rangesInOrder = [...new Set<string>([...backendInvestments, ...incomeInvestments])].toSorted(
  (one, other) => firstDollars(one) - firstDollars(other),
);

/** `$1,500–3,000` begins at 1500, and `$10K+` at 10000. */
function firstDollars(range: string): number {
  const [amount = ''] = range.split('–');
  return Number(amount.replace(/[$,+]/g, '').replace('K', '000'));
}

const names = (row: RuleOutcome, service: RecommendedService) => [row.result].flat().includes(service);

/** The ranges a row accepts: those it names, or all of its assessment. */
const acceptedRanges = (service: RecommendedService): string[] => [
  ...backendRules
    .filter((row) => names(row, service))
    .flatMap(({ when }) => ('q2Answer' in when ? [...when.q2Answer] : [...backendInvestments])),
  ...incomeRules
    .filter((row) => names(row, service))
    .flatMap(({ when }) => ('q3Answer' in when ? [...when.q3Answer] : [...incomeInvestments])),
];

/** From which investment on a rule names a service, as `$1,500`. */
export function lowestRange(service: RecommendedService): string {
  const accepted = acceptedRanges(service);
  const [amount = ''] = rangesInOrder.find((range) => accepted.includes(range))?.split('–') ?? [];
  return amount;
}

/** The last amount of a range; the highest range has none. */
function lastDollars(range: string): number {
  const [, amount] = range.split('–');
  return amount === undefined ? Number.POSITIVE_INFINITY : Number(amount.replace(/[$,]/g, ''));
}

/** The ranges for which a rule names a service that costs more than the whole range, once its price is set. */
export const rangesBelow = (service: RecommendedService, price: number): string[] =>
  rangesInOrder.filter((range) => acceptedRanges(service).includes(range) && lastDollars(range) < price);

/** What buyers are told of the cost of a service: where its price begins or, while none is set, the budgets (decision 0077). */
export function leastCost(service: RecommendedService, prices = servicePricesFrom): string {
  const price = prices[recommendedServices[service]];
  return price
    ? `Prices start at ${priceText(price)}.`
    : `We suggest this for budgets from ${lowestRange(service)}.`;
}

/** The same of all services: the lowest price or, while none is set, the budgets of the two assessments. */
export function leastCostOfAll(prices = servicePricesFrom): string {
  const known = Object.values(prices).filter((price) => typeof price === 'number');
  return known.length > 0
    ? `The lowest price on our service pages starts at ${priceText(Math.min(...known))}.`
    : `Budgets start at ${lowestRange('AI Agents')} in the Backend Automation Assessment and at ${lowestRange('AI Email Outreach')} in the Income Automation Assessment, since they suggest no service for less.`;
}
