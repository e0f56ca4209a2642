import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { batchLimits } from '@/content/analytics';
import { batchSchema } from '@/lib/analytics/batch';
import type { WebsiteEvent } from '@/lib/analytics/website-events';
import { batchBody, countEvents, emptyBatch, extendBatch, isSendable, pauseAfter } from './event-queue';

const facts = { id: uuidv7(), started: 1_780_000_000_000, screen: '1440x900', viewport: '1440x800' };

const error = (stack: string): WebsiteEvent => ({
  type: 'error',
  id: uuidv7(),
  seq: 1,
  at: 1_780_000_000_000,
  page: '/',
  title: 'Transcend AI',
  message: 'no',
  errorType: 'TypeError',
  stack,
});

/** A batch as full as it may be. */
function fill(stack: string) {
  let batch = emptyBatch(facts);
  for (;;) {
    const grown = extendBatch(batch, 'events', error(stack));
    if (!isSendable(grown)) return batch;
    batch = grown;
  }
}

test.each([
  ['small events stop at their number', 'at f', batchLimits.events],
  ['long events stop at the size', 'x'.repeat(2000), 22],
  ['a character of several bytes counts as many', '€'.repeat(2000), 7],
])('%s', (_, stack, expected) => {
  const batch = fill(stack);
  expect(countEvents(batch)).toBe(expected);
  expect(Buffer.byteLength(batchBody(batch))).toBeLessThanOrEqual(batchLimits.bytes);
});

test('events of both kinds count together', () => {
  const batch = extendBatch(emptyBatch(facts), 'journey', {
    type: 'journey_start',
    id: uuidv7(),
    seq: 2,
    at: 1_780_000_000_000,
    journey: uuidv7(),
    assessment: 'backend',
    total: 3,
  });
  expect(countEvents(extendBatch(batch, 'events', error('')))).toBe(2);
});

test('the endpoint takes a full batch as it is sent', () => {
  expect(batchSchema.safeParse(JSON.parse(batchBody(fill('at f')))).success).toBe(true);
});

test.each([
  [1, 0, 5_000],
  [2, 0, 10_000],
  [4, 0, 40_000],
  [5, 0, 60_000],
  [9, 0, 60_000],
  [1, 30, 30_000],
  [3, 5, 20_000],
  [1, 3600, 60_000],
])('after %d failures, asked to wait %d s: %d ms', (failures, retryAfter, expected) => {
  expect(pauseAfter(failures, retryAfter, 0)).toBe(expected);
  expect(pauseAfter(failures, retryAfter, 0.5)).toBe(1.25 * expected);
});
