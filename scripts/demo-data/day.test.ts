import { expect, it } from 'vitest';
import { batchSchema } from '@/lib/analytics/batch';
import { readVisitor } from '@/lib/analytics/visitor';
import { paths } from '@/lib/paths';
import { checkoutProvider } from '@/lib/sales/checkout-event';
import { createChance } from './chance';
import { visitsOfDay } from './day';
import { purchaseEvents } from './provider-events';

const DAY_MS = 24 * 60 * 60 * 1000;
const monday = Date.UTC(2026, 5, 1);
const week = Array.from({ length: 7 }, (_, day) => visitsOfDay('seed', monday + day * DAY_MS)).flat();

const idsOf = (seed: string) => visitsOfDay(seed, monday).map(({ id }) => id);

it('the same seed makes the same visits, and another makes others', () => {
  expect(visitsOfDay('seed', monday)).toEqual(visitsOfDay('seed', monday));
  expect(idsOf('seed').filter((id) => idsOf('other').includes(id))).toEqual([]);
});

it('nothing of a visit is refused by what reads the visits of browsers', () => {
  for (const { batches } of week) {
    for (const { body } of batches) expect(batchSchema.parse(body)).toMatchObject({ refused: 0, issues: [] });
  }
});

it('everything of a visit happens after it began and before it arrived', () => {
  for (const { startedAt, batches } of week) {
    for (const { body, arrivedAt } of batches) {
      const events = batchSchema
        .parse(body)
        .sessions.flatMap((session) => [...session.events, ...session.journey]);
      for (const { at } of events) {
        expect(at).toBeGreaterThanOrEqual(startedAt);
        expect(at).toBeLessThan(arrivedAt);
      }
    }
  }
});

it('whoever is guided comes by the pages that guide to the assessments', () => {
  const views = week.flatMap(({ batches }) =>
    batches
      .flatMap(({ body }) => batchSchema.parse(body).sessions)
      .flatMap(({ events }) => events.filter((event) => event.type === 'page_view')),
  );
  const before = (page: string) =>
    new Set(views.filter((view) => view.page === page && view.previous).map(({ previous }) => previous));
  expect(before(paths.smartDecision)).toEqual(new Set([paths.welcome]));
  expect(before(paths.backendForm)).toEqual(new Set([paths.smartDecision]));
  expect(before(paths.incomeForm)).toEqual(new Set([paths.smartDecision]));
});

it('a week has machines, all kinds of devices, campaigns, and every outcome there is', () => {
  const visitors = week.map(({ headers }) => readVisitor(headers));
  const ofPeople = visitors.filter(({ botReasons }) => botReasons.length === 0);
  expect(ofPeople.length).toBeGreaterThan(150);
  expect(visitors.length - ofPeople.length).toBeGreaterThan(5);
  expect(new Set(ofPeople.map(({ device }) => device.deviceType)).size).toBe(3);
  const campaigns = week.flatMap(({ batches }) =>
    batches.flatMap(({ body }) => batchSchema.parse(body).sessions.map(({ utm }) => utm?.campaign)),
  );
  expect([...new Set(campaigns)].filter(Boolean).sort()).toEqual(['ai-agents', 'reels', 'spring']);
  const outcomes = week.map(({ outcome }) => outcome);
  expect(outcomes.flatMap(({ assessments }) => assessments).length).toBeGreaterThan(5);
  expect(outcomes.some(({ application }) => application)).toBe(true);
  expect(outcomes.some(({ bookings }) => bookings.length > 0)).toBe(true);
  expect(outcomes.some(({ purchases }) => purchases.length > 0)).toBe(true);
});

it('purchases are paid at once, or by bank days later, in vain or not at all, and some are given back', () => {
  const chance = createChance('purchases');
  const ways = Array.from({ length: 200 }, () =>
    purchaseEvents(chance, 'bundle', 'bundle', monday)
      .map((event) => checkoutProvider.schema.parse(event))
      .map((news) => ('purchase' in news ? news.purchase.state : Object.keys(news).join()))
      .join(),
  );
  expect([...new Set(ways)].sort()).toEqual([
    'paid',
    'paid,refund',
    'pending',
    'pending,failed',
    'pending,paid',
  ]);
});

it('every journey that came to its end has its assessment, also where a visit has several', () => {
  const finished = week.map(({ batches }) => {
    const journeys = batches.flatMap(({ body }) =>
      batchSchema.parse(body).sessions.flatMap(({ journey }) => journey),
    );
    return journeys.filter(({ type }) => type === 'journey_complete').length;
  });
  const kept = week.map(({ outcome }) => outcome.assessments.length);
  expect(kept).toEqual(finished);
  expect(Math.max(...kept)).toBeGreaterThan(1);
});
