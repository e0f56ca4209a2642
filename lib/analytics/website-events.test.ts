import { describe, expect, it } from 'vitest';
import { analyticsDescriptions } from '@/db/schema/analytics-descriptions';
import { websiteEventExamples } from '@/tests/support/event-examples';
import { websiteEventRecord, websiteEventSchema, websiteEvents } from './website-events';

const now = Date.UTC(2026, 4, 31, 12);
const id = '0190c000-0000-7000-8000-000000000000';
const sessionId = '0190c000-0000-7000-8000-000000000001';
const common = { id, seq: 7, at: now - 1000, page: '/about', title: 'About' };

const { columns: described } = analyticsDescriptions.websiteAnalytics;

const examples = Object.entries(websiteEventExamples).flatMap(([type, list]) =>
  list.map(({ what, fields, columns }) => ({
    type,
    what,
    columns,
    event: websiteEventSchema.parse({ ...common, ...fields, type }),
  })),
);

it.each(examples)('$type $what fills exactly its columns', ({ type, event, columns }) => {
  // Through JSON, as it is sent to the database: what is undefined is no column.
  const record = JSON.parse(JSON.stringify(websiteEventRecord(event, { sessionId, now })));
  expect(record).toStrictEqual({
    sessionId,
    id,
    occurredAt: now - 1000,
    occurredOn: '2026-05-24',
    sequenceNumber: 7,
    eventType: type,
    pageUrl: '/about',
    pageTitle: 'About',
    ...columns,
  });
});

describe.each(Object.entries(websiteEvents))('%s', (type, { fields }) => {
  const full = examples.find((example) => example.type === type);

  it('has an example with every field it may have', () => {
    expect(Object.keys(full?.event ?? {}).sort()).toEqual(
      [...Object.keys(common), 'type', ...Object.keys(fields)].sort(),
    );
  });

  it.each(Object.keys(fields))('stores what %s says', (field) => {
    const record = full && websiteEventRecord(full.event, { sessionId, now });
    expect(valuesOf(record)).toContainEqual(Reflect.get(full?.event ?? {}, field));
  });

  it('is told to staff, with what its custom_properties hold', () => {
    expect(described.eventType.match(/\w+/g)).toContain(type);
    for (const property of Object.keys(full?.columns.customProperties ?? {})) {
      expect(described.customProperties).toMatch(new RegExp(`\\b${type}: [^:]*"${property}"`));
    }
  });
});

/** What stands in a row, and in the objects in it. */
const valuesOf = (part: unknown): unknown[] =>
  typeof part === 'object' && part !== null && !Array.isArray(part)
    ? [part, ...Object.values(part).flatMap(valuesOf)]
    : [part];
