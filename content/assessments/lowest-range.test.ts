import { expect, it } from 'vitest';
import type { recommendedServices } from './intents';
import { leastCost, leastCostOfAll, lowestRange, rangesBelow } from './lowest-range';

/** Read off the tables of R91 and R92; the default rows, which take any range, do not count. */
const lowest: Record<keyof typeof recommendedServices, string> = {
  'AI Agents': '$200',
  'AI Phone Callers': '$1,500',
  'Multi AI Solutions': '$200',
  'FULL Backend Optimization': '$1,500',
  'AI Email Outreach': '$1,500',
  'AI Website': '$1,500',
  'AI Social Media Outreach': '$1,500',
  'Lead Capture + CRM Sync': '$1,500',
  'Appointment Setting': '$1,500',
};

it.each(Object.entries(lowest))('%s is suggested from %s on', (service, amount) => {
  expect(lowestRange(service as keyof typeof lowest)).toBe(amount);
});

it('gives way to the price, once an operator has set one: a page would name two amounts', () => {
  expect(leastCost('AI Website', {})).toBe('We suggest this for budgets from $1,500.');
  expect(leastCost('AI Website', { 'ai-websites': null })).toBe('We suggest this for budgets from $1,500.');
  expect(leastCost('AI Website', { 'ai-websites': 2450.5 })).toBe('Prices start at $2,450.50.');
});

it('gives way to the lowest price where all services are spoken of', () => {
  expect(leastCostOfAll({ 'ai-agents': null })).toMatch(/^Budgets start at \$200 .* at \$1,500 /);
  expect(leastCostOfAll({ 'ai-agents': 1500, 'ai-websites': 990, 'multi-solutions': null })).toBe(
    'The lowest price on our service pages starts at $990.',
  );
});

it('tells for which ranges a rule names what costs more than the whole range', () => {
  expect(rangesBelow('AI Agents', 1500)).toEqual([]);
  expect(rangesBelow('AI Agents', 1500.5)).toEqual(['$200–1,500']);
  expect(rangesBelow('AI Agents', 1_000_000)).not.toContain('$10K+');
});
