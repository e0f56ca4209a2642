import { describe, expect, it } from 'vitest';
import { journeyActions } from '@/content/analytics';
import { analyticsDescriptions } from '@/db/schema/analytics-descriptions';
import { journeyEventExamples } from '@/tests/support/event-examples';
import { journeyEventRecord, journeyEventSchema, journeyEvents } from './journey-events';

const now = Date.UTC(2026, 4, 31, 12);
const id = '0190c000-0000-7000-8000-000000000000';
const sessionId = '0190c000-0000-7000-8000-000000000001';
const journey = '0190c000-0000-7000-8000-000000000002';
const common = { id, seq: 3, at: now + 1000, journey, assessment: 'income', total: 4 };

const { columns: described } = analyticsDescriptions.aiJourneyAnalytics;

const examples = Object.entries(journeyEventExamples).flatMap(([type, list]) =>
  list.map(({ what, fields, columns }) => ({
    type,
    what,
    columns,
    event: journeyEventSchema.parse({ ...common, ...fields, type }),
  })),
);

it.each(examples)('$type $what fills exactly its columns', ({ type, event, columns }) => {
  // Through JSON, as it is sent to the database: what is undefined is no column.
  const record = JSON.parse(JSON.stringify(journeyEventRecord(event, { sessionId, now })));
  expect(record).toStrictEqual({
    sessionId,
    id,
    occurredAt: now,
    occurredOn: '2026-05-24',
    sequenceNumber: 3,
    journeyId: journey,
    eventType: type,
    isBackNavigation: false,
    totalQuestions: 4,
    customData: { assessment_type: 'income' },
    ...columns,
  });
});

describe.each(Object.entries(journeyEvents))('%s', (type, { fields }) => {
  const full = examples.find((example) => example.type === type);

  it('has an example with every field it may have', () => {
    expect(Object.keys(full?.event ?? {}).sort()).toEqual(
      [...Object.keys(common), 'type', ...Object.keys(fields)].sort(),
    );
  });

  it.each(Object.keys(fields))('stores what %s says', (field) => {
    const record = full && journeyEventRecord(full.event, { sessionId, now });
    expect(valuesOf(record)).toContainEqual(Reflect.get(full?.event ?? {}, field));
  });

  it('is told to staff', () => expect(described.eventType.match(/\w+/g)).toContain(type));
});

it.each(journeyActions)('%s is told to staff as an action', (action) =>
  expect(described.actionTaken.match(/\w+/g)).toContain(action),
);

/** What stands in a row, and in the objects in it. */
const valuesOf = (part: unknown): unknown[] =>
  typeof part === 'object' && part !== null && !Array.isArray(part)
    ? [part, ...Object.values(part).flatMap(valuesOf)]
    : [part];
