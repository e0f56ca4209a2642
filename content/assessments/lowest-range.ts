import { priceText, servicePricesFrom } from '@/content/prices';
import { type RecommendedService, type RuleOutcome, recommendedServices } from './intents';
import { backendInvestments, incomeInvestments } from './questions';
import { backendRules, incomeRules } from './rules';

/** Every investment range, from the lowest up: the ranges of both assessments, by their first amount. */
const rangesInOrder: readonly string[] = [...backendInvestments, ...incomeInvestments].toSorted(
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

/** What buyers are told of the cost of a service: where its price begins or, while none is set, the budgets (decision 0077). */
export function leastCost(service: RecommendedService, prices = servicePricesFrom): string {
  const price = prices[recommendedServices[service]];
  return price
    ? `Prices start at ${priceText(price)}.`
    : `Budgets in our assessment start at ${lowestRange(service)}.`;
}
