import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { batchLimits } from '@/content/analytics';
import { batchSchema } from '../batch-schema';
import type { WebsiteEvent } from '../website-event-schema';
import { batchBody, countEvents, emptyBatch, extendBatch, isSendable } from './batch';

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
